/** The channels of the catalogue by key. */
export const channels = {
  one: { id: '900001', shortCode: 'FJ1', title: 'Fjern 1', text: 'Danmarks store fortællinger, hver aften.' },
  two: {
    id: '900002',
    shortCode: 'FJ2',
    title: 'Fjern 2',
    text: 'Viden, kultur og det, der går for langt at forklare.',
  },
  news: { id: '900003', shortCode: 'FJN', title: 'Fjern Nyt', text: 'Nyheder døgnet rundt.' },
  children: { id: '900004', shortCode: 'FJB', title: 'Fjern Børn', text: 'For dem, der skal tidligt i seng.' },
} as const;

/** The key of a channel. */
export type ChannelKey = keyof typeof channels;
