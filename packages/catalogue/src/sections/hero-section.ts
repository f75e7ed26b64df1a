import { durationsMs } from '@fjernsyn/kernel';
import { type HeroModel, toHeroModel } from '../hero-model';
import { isListEntry, plainTemplate, readEntryList } from './list-entry';
import type { SectionReader } from './section-reader';

/** The large pictures at the top of a page. */
export interface HeroSection extends HeroModel {
  readonly kind: 'hero';
}

/** Reads the hero that opens a page; one further down is a rail like others. */
export const heroReader: SectionReader<HeroSection> = {
  isFor: (entry, { isFirst }) => isFirst && isListEntry(entry) && /^H\d+$/.test(plainTemplate(entry)),
  read(entry, place) {
    const list = readEntryList(entry, place);
    if (list === undefined) return undefined;
    const { autoCycle } = entry.customFields;
    const cycle = autoCycle === undefined ? {} : { autoCycleMs: autoCycle * durationsMs.second };
    return { kind: 'hero', ...toHeroModel({ id: place.id, title: entry.title ?? '', ...cycle }, list) };
  },
};
