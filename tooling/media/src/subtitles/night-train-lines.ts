import type { SubtitleLine } from './subtitle-line';

/** What is said in the film, in Danish and in German. */
export const nightTrainLines: readonly SubtitleLine[] = [
  {
    startSeconds: 1,
    endSeconds: 4.5,
    danish: 'Sidste tog kører klokken elleve.',
    foreign: 'Der letzte Zug fährt um elf.',
  },
  {
    startSeconds: 5,
    endSeconds: 9,
    danish: 'Det er altid fyldt med folk, der skal langt.',
    foreign: 'Er ist immer voll von Leuten, die weit wollen.',
  },
  {
    startSeconds: 10.5,
    endSeconds: 14,
    danish: 'Er pladsen ved vinduet fri?',
    foreign: 'Ist der Platz am Fenster frei?',
  },
  {
    startSeconds: 15,
    endSeconds: 19,
    danish: 'Ja, sæt dig bare.\nVi når broen om lidt.',
    foreign: 'Ja, setz dich ruhig.\nGleich kommt die Brücke.',
  },
  {
    startSeconds: 20.5,
    endSeconds: 24,
    danish: 'Derfra kan man se hele søen.',
    foreign: 'Von dort sieht man den ganzen See.',
  },
  {
    startSeconds: 25,
    endSeconds: 29,
    danish: 'Toget kører to gange: én gang i vandet.',
    foreign: 'Der Zug fährt zweimal: einmal im Wasser.',
  },
  { startSeconds: 31, endSeconds: 34.5, danish: 'Hvor skal du hen?', foreign: 'Wohin fährst du?' },
  {
    startSeconds: 35,
    endSeconds: 39,
    danish: 'Hjem. Jeg har været væk i syv år.',
    foreign: 'Nach Hause. Ich war sieben Jahre fort.',
  },
  {
    startSeconds: 40.5,
    endSeconds: 44,
    danish: 'Så er der nogen, der venter på dig.',
    foreign: 'Dann wartet jemand auf dich.',
  },
  {
    startSeconds: 45,
    endSeconds: 49,
    danish: 'Det håber jeg. Jeg har skrevet.',
    foreign: 'Das hoffe ich. Ich habe geschrieben.',
  },
  { startSeconds: 51, endSeconds: 53.5, danish: 'Næste station: Søholm.', foreign: 'Nächster Halt: Søholm.' },
  {
    startSeconds: 55,
    endSeconds: 59,
    danish: 'Husk din kuffert. Og god rejse videre.',
    foreign: 'Vergiss deinen Koffer nicht. Und gute Weiterreise.',
  },
];
