/** What a channel is for. */
export type ChannelKind = 'general' | 'culture' | 'news' | 'children' | 'stage' | 'sport';

/** A channel of the catalogue. */
export interface ChannelTitle {
  readonly id: string;
  readonly shortCode: string;
  readonly title: string;
  readonly kind: ChannelKind;
  readonly text: string;
}

/** The key of a channel. */
export type ChannelKey = 'one' | 'two' | 'news' | 'children' | 'stage' | 'sport';

/** The channels of the catalogue by key. */
export const channels: Readonly<Record<ChannelKey, ChannelTitle>> = {
  one: {
    id: '900001',
    shortCode: 'FJ1',
    title: 'Fjern 1',
    kind: 'general',
    text: 'Danmarks store fortællinger, hver aften.',
  },
  two: {
    id: '900002',
    shortCode: 'FJ2',
    title: 'Fjern 2',
    kind: 'culture',
    text: 'Viden, kultur og det, der tager for lang tid at forklare.',
  },
  news: { id: '900003', shortCode: 'FJN', title: 'Fjern Nyt', kind: 'news', text: 'Nyheder døgnet rundt.' },
  children: {
    id: '900004',
    shortCode: 'FJB',
    title: 'Fjern Børn',
    kind: 'children',
    text: 'For dem, der skal tidligt i seng.',
  },
  stage: {
    id: '900005',
    shortCode: 'FJS',
    title: 'Fjern Scene',
    kind: 'stage',
    text: 'Koncerter, teater og den stilhed, der kommer lige før.',
  },
  sport: {
    id: '900006',
    shortCode: 'FJA',
    title: 'Fjern Arena',
    kind: 'sport',
    text: 'Kampene, før de bliver til resultater.',
  },
};
