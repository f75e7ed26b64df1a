import type { Api } from '@fjernsyn/api';
import type { Page, PageEntry, ReportFault } from '@fjernsyn/contracts';
import { durationsMs } from '@fjernsyn/kernel';
import { type ListModel, toListModel } from '@fjernsyn/lists';
import { type HeroModel, toHeroModel } from './hero-model';
import { type ItemDetailModel, toItemDetail } from './item-detail-model';
import { type RailModel, toRailModel } from './rail-model';
import { rowKindOf } from './row-template';

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
  readonly hero?: HeroModel;
  readonly detail?: ItemDetailModel;
  readonly rails: readonly RailModel[];
}

/** Options of {@link toPageModel}. */
export interface PageOptions {
  /** Whether the lists of a profile can be shown. */
  readonly hasProfile?: boolean;
}

/** The model of a page. Rows without items, and those of a viewer who is not there, are left out; unknown ones are reported once. */
export function toPageModel(page: Page, path: string, faults: Api['faults'], options: PageOptions = {}): PageModel {
  const report = faults.reportContract;
  const ownPath = page.canonical ?? page.path;
  const item = page.item ?? page.entries.find((entry) => entry.item !== undefined)?.item;
  let hero: HeroModel | undefined;
  const rails: RailModel[] = [];
  page.entries.forEach((entry, index) => {
    const row = rowKindOf(entry);
    if (row.kind === 'unknown') faults.report({ kind: 'unknown-template', at: `${entry.type} ${entry.template}` });
    if (row.kind !== 'hero' && row.kind !== 'rail') return;
    const list = listOf(entry, report, options);
    if (list === undefined) return;
    const id = `${entry.id}:${index}`;
    // One hero opens a page; a second one further down is a rail like others.
    if (row.kind === 'hero' && hero === undefined && rails.length === 0) hero = toHero(entry, id, list);
    else rails.push(toRail(entry, id, row.kind === 'rail' ? row.role : 'wide', list));
  });
  return {
    id: page.id,
    path,
    ...(ownPath?.startsWith('/') ? { ownPath } : {}),
    ...(page.key === undefined ? {} : { key: page.key }),
    template: page.template,
    title: page.title ?? '',
    ...(hero === undefined ? {} : { hero }),
    ...(item === undefined ? {} : { detail: toItemDetail(item, report, path) }),
    rails,
  };
}

/** Whether a page has nothing to show. */
export function isEmptyPage({ detail, hero, rails }: PageModel): boolean {
  return !detail && !hero && rails.length === 0;
}

function listOf(
  { list, type }: PageEntry,
  report: ReportFault,
  { hasProfile = false }: PageOptions,
): ListModel | undefined {
  if (list === undefined || list.size === 0) return undefined;
  const model = toListModel(list, report);
  const isViewers = type === 'UserEntry' || model.state === 'viewer-placeholder';
  if (isViewers && !hasProfile) return undefined;
  return model.state === 'loaded' && model.count === 0 ? undefined : model;
}

function toHero({ title, customFields }: PageEntry, id: string, list: ListModel): HeroModel {
  const { autoCycle } = customFields;
  const cycle = autoCycle === undefined ? {} : { autoCycleMs: autoCycle * durationsMs.second };
  return toHeroModel({ id, title: title ?? '', ...cycle }, list);
}

function toRail({ title, customFields }: PageEntry, id: string, role: RailModel['role'], list: ListModel): RailModel {
  const { moreLinkUrl } = customFields;
  const more = moreLinkUrl?.startsWith('/') ? { moreLinkPath: moreLinkUrl } : {};
  return toRailModel({ id, title: title ?? '', role, ...more }, list);
}
