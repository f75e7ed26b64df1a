/** Something that is broadcast and no title of the catalogue: it has no page. */
export interface Filler {
  readonly id: string;
  readonly title: string;
  /** None where the service knows nothing but the title: then there are no pictures either. */
  readonly text?: string;
  readonly isLive?: boolean;
  /** Whether it must not be shown outside broadcasting. */
  readonly isBlackout?: boolean;
}

/** What fills the schedules between titles. */
export const fillers = {
  night: { id: '950001', title: 'Natbilleder', text: 'Landet, mens det sover.' },
  soon: { id: '950009', title: 'Om lidt', text: 'Et kig på resten af dagen.' },
  magazine: {
    id: '950002',
    title: 'Eftermiddagsmagasinet om alt det, der ligger mellem have, havn og himmel',
    text: '',
  },
  now: { id: '950003', title: 'Fjern Nyt lige nu', text: 'Det, der sker, mens det sker.', isLive: true },
  overview: { id: '950004', title: 'Overblik', text: 'De vigtigste nyheder på tyve minutter.', isLive: true },
  pressConference: { id: '950005', title: 'Pressemøde', isLive: true },
  asleep: { id: '950006', title: 'Fjern Børn sover', text: '', isBlackout: true },
  emptyStage: { id: '950007', title: 'Den tomme scene', text: 'Lyset er tændt. Der kommer nogen om lidt.' },
  studio: {
    id: '950008',
    title: 'Arena: studiet',
    text: 'Optakt, eftertanke og et hurtigt blik på stillingen.',
    isLive: true,
  },
} as const satisfies Readonly<Record<string, Filler>>;
