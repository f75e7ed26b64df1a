import type { Universe } from '@fjernsyn/brand';
import type { PageModel, SectionKind } from '@fjernsyn/catalogue';

/** What a page shows of itself to children who cannot read. */
const wordless: readonly SectionKind[] = ['rail', 'grid', 'detail', 'episodes'];

/** A page as a universe shows it: without what is there to be read. */
export function pageInUniverse(page: PageModel, universe: Universe | undefined): PageModel {
  if (universe === undefined || (universe.hasHero && !universe.isWordless)) return page;
  const { hasHero, isWordless } = universe;
  const isShown = (kind: SectionKind): boolean =>
    (hasHero || kind !== 'hero') && (!isWordless || wordless.includes(kind));
  return { ...page, sections: page.sections.filter(({ kind }) => isShown(kind)) };
}
