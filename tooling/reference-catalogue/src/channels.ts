/** What a channel is for. */
export type ChannelKind = 'general' | 'culture' | 'news' | 'children' | 'stage' | 'sport';

/** A channel of the catalogue. */
export interface ChannelTitle {
  readonly id: string;
  readonly shortCode: string;
  readonly title: string;
  readonly kind: ChannelKind;
  readonly text: string;
  /** The clip that is sent as its live stream. */
  readonly clipId: string;
  /** Who may watch it outside Denmark: everybody the same stream, everybody a stream of its own, nobody. */
  readonly abroad: 'same' | 'own' | 'none';
  /** Whether the call for streams has anything to say of it; its own fields do in any case. */
  readonly namesStreams: boolean;
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
    clipId: 'lighthouse',
    abroad: 'own',
    namesStreams: true,
  },
  two: {
    id: '900002',
    shortCode: 'FJ2',
    title: 'Fjern 2',
    kind: 'culture',
    text: 'Viden, kultur og det, der tager for lang tid at forklare.',
    clipId: 'forest',
    abroad: 'own',
    namesStreams: true,
  },
  news: {
    id: '900003',
    shortCode: 'FJN',
    title: 'Fjern Nyt',
    kind: 'news',
    text: 'Nyheder døgnet rundt.',
    clipId: 'night-train',
    abroad: 'same',
    namesStreams: true,
  },
  children: {
    id: '900004',
    shortCode: 'FJB',
    title: 'Fjern Børn',
    kind: 'children',
    text: 'For dem, der skal tidligt i seng.',
    clipId: 'forest',
    abroad: 'same',
    namesStreams: true,
  },
  stage: {
    id: '900005',
    shortCode: 'FJS',
    title: 'Fjern Scene',
    kind: 'stage',
    text: 'Koncerter, teater og den stilhed, der kommer lige før.',
    clipId: 'lighthouse',
    abroad: 'same',
    namesStreams: false,
  },
  sport: {
    id: '900006',
    shortCode: 'FJA',
    title: 'Fjern Arena',
    kind: 'sport',
    text: 'Kampene, før de bliver til resultater.',
    clipId: 'night-train',
    abroad: 'none',
    namesStreams: true,
  },
};
