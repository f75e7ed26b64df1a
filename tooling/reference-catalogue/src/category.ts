import type { CatalogueEntry } from './catalogue';
import { composeRails, type ListDefinition, type RailDraft } from './rails';

/** One rail of a category page. */
export interface CategoryRail {
  readonly list: ListDefinition;
  readonly template: string;
  readonly title: string;
  readonly more?: string;
}

/** The rails of a page under its own path, its hero first. */
export interface Category {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly rails: readonly CategoryRail[];
}

/** A rail as an editor orders it. */
export interface CategoryDraft extends Omit<RailDraft, 'id'> {
  readonly template: string;
  readonly more?: string;
}

/** A page whose lists are numbered after it: the hero is the first, and no rail repeats an entry of the two above it. */
export function category(
  id: string,
  path: string,
  title: string,
  hero: readonly CatalogueEntry[],
  drafts: readonly CategoryDraft[],
): Category {
  const all: readonly CategoryDraft[] = [{ template: 'DRH6', title: '', from: hero, size: 5 }, ...drafts];
  const numbered = all.map((draft, index) => ({
    ...draft,
    id: `41${id.slice(-2)}${String(index).padStart(2, '0')}`,
    title: draft.title === '' ? `${title}: topfladen` : draft.title,
  }));
  const lists = composeRails(numbered, (entry) => entry.id);
  const rails = all.flatMap((draft, index): readonly CategoryRail[] => {
    const list = lists[index];
    if (list === undefined) return [];
    const { template, title: railTitle, more } = draft;
    return [{ list, template, title: railTitle, ...(more !== undefined && { more }) }];
  });
  return { id, path, title, rails };
}
