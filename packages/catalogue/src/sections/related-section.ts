import type { Item } from '@fjernsyn/contracts';

/** What goes well with the item of a page, which a call of its own brings (C7.24). */
export interface RelatedSection {
  readonly kind: 'related';
  readonly id: string;
  readonly itemId: string;
}

/** Types that others go with. */
const relatedTypes: readonly string[] = ['movie', 'program', 'show', 'season', 'episode', 'customAsset'];

/** The place of what goes with an item, by its show where it is a part of one; undefined where nothing does. */
export function toRelated({ id, type, show, showId = show?.id }: Item): RelatedSection | undefined {
  return relatedTypes.includes(type) ? { kind: 'related', id: 'related', itemId: showId ?? id } : undefined;
}
