import type { SubtitleLine } from './subtitle-line';

/** What is said in the film, in Danish and in Swedish. */
export const lighthouseLines: readonly SubtitleLine[] = [
  {
    startSeconds: 1,
    endSeconds: 4.5,
    danish: 'I aften er havet roligt ved Nordpynt.',
    foreign: 'I kväll är havet lugnt vid Nordpynt.',
  },
  {
    startSeconds: 5,
    endSeconds: 8.5,
    danish: 'Fyret har stået her i hundrede år.',
    foreign: 'Fyren har stått här i hundra år.',
  },
  {
    startSeconds: 10.5,
    endSeconds: 14,
    danish: 'Min far tændte lampen hver aften.',
    foreign: 'Min far tände lampan varje kväll.',
  },
  {
    startSeconds: 15,
    endSeconds: 19,
    danish: 'Nu er det mig, der passer på skibene.',
    foreign: 'Nu är det jag som vakar över fartygen.',
  },
  {
    startSeconds: 20.5,
    endSeconds: 24,
    danish: 'Lyset går rundt på otte sekunder.',
    foreign: 'Ljuset går runt på åtta sekunder.',
  },
  {
    startSeconds: 25,
    endSeconds: 29,
    danish: 'Tæl med, så ved du, hvor du er.',
    foreign: 'Räkna med, så vet du var du är.',
  },
  { startSeconds: 31, endSeconds: 34.5, danish: 'Er der nogen derude?', foreign: 'Är det någon där ute?' },
  {
    startSeconds: 35,
    endSeconds: 39,
    danish: 'Kun månen og et par måger, der ikke kan sove.',
    foreign: 'Bara månen och några måsar som inte kan sova.',
  },
  { startSeconds: 40.5, endSeconds: 44, danish: 'Så sætter jeg kaffe over.', foreign: 'Då sätter jag på kaffet.' },
  {
    startSeconds: 45,
    endSeconds: 49,
    danish: 'Natten er lang,\nmen den er smuk.',
    foreign: 'Natten är lång,\nmen den är vacker.',
  },
  { startSeconds: 51, endSeconds: 55, danish: 'Godnat, Nordpynt.', foreign: 'God natt, Nordpynt.' },
  { startSeconds: 56, endSeconds: 59, danish: 'Vi ses, når solen står op.', foreign: 'Vi ses när solen går upp.' },
];
