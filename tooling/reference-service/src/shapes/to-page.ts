import type { Wire } from './wire';

/** What makes one page differ from another. */
export interface PageFrame {
  readonly id: string;
  readonly path: string;
  readonly template: string;
  readonly title: string;
  readonly key?: string;
  readonly description?: string;
  readonly isSystemPage?: boolean;
  /** Whether the client builds the page itself. */
  readonly isStatic?: boolean;
  readonly canonical?: string;
  readonly themes?: readonly Wire[];
}

/** A page around its entries. */
export function toPage(frame: PageFrame, entries: readonly Wire[], more: Wire = {}): Wire {
  return {
    id: frame.id,
    isStatic: frame.isStatic ?? false,
    isSystemPage: frame.isSystemPage ?? false,
    metadata: { description: frame.description ?? '', keywords: [] },
    key: frame.key ?? '',
    path: frame.path,
    template: frame.template,
    themes: frame.themes ?? [],
    title: frame.title,
    entries,
    ...more,
    ...(frame.canonical !== undefined && { canonical: frame.canonical }),
  };
}
