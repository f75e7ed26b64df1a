import type { SubtitleLine } from './subtitle-line';

/** What is said in the film, in Danish and in English. */
export const forestLines: readonly SubtitleLine[] = [
  { startSeconds: 1, endSeconds: 4.5, danish: 'Skoven vågner langsomt.', foreign: 'The forest wakes slowly.' },
  {
    startSeconds: 5,
    endSeconds: 9,
    danish: 'Solen finder vej mellem stammerne.',
    foreign: 'The sun finds its way between the trunks.',
  },
  {
    startSeconds: 10.5,
    endSeconds: 14,
    danish: 'Hold vejret. Kan du høre det?',
    foreign: 'Hold your breath. Can you hear it?',
  },
  { startSeconds: 15, endSeconds: 19, danish: 'En spætte, langt borte.', foreign: 'A woodpecker, far away.' },
  {
    startSeconds: 20.5,
    endSeconds: 24.5,
    danish: 'Bøgene her er plantet af min oldemor.',
    foreign: 'My great-grandmother planted these beeches.',
  },
  {
    startSeconds: 25,
    endSeconds: 29,
    danish: 'Hun sagde altid:\nGå stille, så ser du mest.',
    foreign: 'She always said:\nWalk softly and you will see the most.',
  },
  {
    startSeconds: 31,
    endSeconds: 35,
    danish: 'Se støvet danse i lyset.',
    foreign: 'Look at the dust dancing in the light.',
  },
  {
    startSeconds: 36,
    endSeconds: 39.5,
    danish: 'Det er ikke støv. Det er sommeren.',
    foreign: 'That is not dust. That is summer.',
  },
  { startSeconds: 40.5, endSeconds: 44, danish: 'Skal vi gå videre?', foreign: 'Shall we go on?' },
  {
    startSeconds: 45,
    endSeconds: 49,
    danish: 'Nej. Lad os blive lidt endnu.',
    foreign: 'No. Let us stay a little longer.',
  },
  {
    startSeconds: 51,
    endSeconds: 55,
    danish: 'Ingen venter på os før frokost.',
    foreign: 'Nobody expects us before lunch.',
  },
  {
    startSeconds: 56,
    endSeconds: 59,
    danish: 'Og skoven har god tid.',
    foreign: 'And the forest has all the time in the world.',
  },
];
