import type { PageEntry } from '@fjernsyn/contracts';
import { accountReader } from './account-section';
import { gridReader } from './grid-section';
import { heroReader } from './hero-section';
import { imageReader } from './image-section';
import { profilesReader } from './profiles-section';
import { railReader } from './rail-section';
import type { Section, SectionKind, SectionOf } from './section';
import type { SectionPlace, SectionReader } from './section-reader';
import { textReader } from './text-section';
import { webReader } from './web-section';

/** Kinds that are made of the page's item. */
type ItemKind = 'detail' | 'episodes' | 'item-rail' | 'credits' | 'related' | 'facts';

/** Kinds that are made of an entry. */
type EntryKind = Exclude<SectionKind, ItemKind>;

/** The reader of each kind; of several that take an entry the first makes its section. */
const readers: { readonly [Kind in EntryKind]: SectionReader<SectionOf<Kind>> } = {
  hero: heroReader,
  grid: gridReader,
  rail: railReader,
  text: textReader,
  image: imageReader,
  profiles: profilesReader,
  account: accountReader,
  web: webReader,
};

/** Entries that hold the item of the page, of which its detail is made. */
const itemTypes: readonly string[] = ['ItemEntry', 'ItemDetailEntry'];

/** What an entry is: of a kind, the page's item, or unknown. */
export function readerOf(
  entry: Pick<PageEntry, 'type' | 'template'>,
  place: Pick<SectionPlace, 'isFirst' | 'isAlone'>,
): SectionReader<Section> | 'item' | 'unknown' {
  const reader = Object.values<SectionReader<Section>>(readers).find(({ isFor }) => isFor(entry, place));
  return reader ?? (itemTypes.includes(entry.type) ? 'item' : 'unknown');
}
