import type { Api } from '@fjernsyn/api';
import type { Page, Theme } from '@fjernsyn/contracts';
import type { RailSection } from './sections/rail-section';
import type { Section } from './sections/section';
import { type SectionOptions, toSections } from './sections/to-sections';

/** A page as the screen shows it (C2). */
export interface PageModel {
  readonly id: string;
  /** The path it was asked for. */
  readonly path: string;
  /** The path that the service gives it, where it says so. */
  readonly ownPath?: string;
  /** The page's meaning, as `Home` or `ShowDetail`. */
  readonly key?: string;
  readonly template: string;
  /** Empty where there is none. */
  readonly title: string;
  /** The colours of campaigns, whenever they are: see `observePageColors`. */
  readonly themes: readonly Theme[];
  /** What the page shows, from its top to its end. */
  readonly sections: readonly Section[];
}

/** Options of {@link toPageModel}. */
export type PageOptions = SectionOptions;

/** The model of a page. */
export async function toPageModel(
  page: Page,
  path: string,
  faults: Api['faults'],
  options: PageOptions = {},
): Promise<PageModel> {
  const ownPath = page.canonical ?? page.path;
  return {
    id: page.id,
    path,
    ...(ownPath?.startsWith('/') ? { ownPath } : {}),
    ...(page.key === undefined ? {} : { key: page.key }),
    template: page.template,
    title: page.title ?? '',
    themes: page.themes,
    sections: await toSections(page, path, faults, options),
  };
}

/** Whether a page has nothing to show. */
export function isEmptyPage({ sections }: PageModel): boolean {
  return sections.length === 0;
}

/** The rails of a page, in their order. */
export function railsOf({ sections }: Pick<PageModel, 'sections'>): readonly RailSection[] {
  return sections.filter((section): section is RailSection => section.kind === 'rail');
}
