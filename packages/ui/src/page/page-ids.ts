import { type NodeId, toNodeId } from '@fjernsyn/focus';

/** The keys of a page in the focus tree, and of what stands in it beside its sections, which have keys of their own. */
export const pageKeys = { page: 'page', hero: 'hero', footer: 'footer' } as const;

/** Ids of a page and its parts. */
export interface PageIds {
  readonly page: NodeId;
  readonly hero: NodeId;
  /** The id of the section with a key. */
  sectionOf(key: string): NodeId;
}

/** The {@link PageIds} of the page that stands in the group `parent`; null is the top of the tree. */
export function pageIds(parent: NodeId | null): PageIds {
  const page = toNodeId(parent, pageKeys.page);
  return {
    page,
    hero: toNodeId(page, pageKeys.hero),
    sectionOf: (key) => toNodeId(page, key),
  };
}
