import { type ShowTitle, season } from './title';

/** More series of Pip, from 1 to 3 years. */
export const pipShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '260000',
    title: 'Pelles prikker',
    scene: 'garden',
    palette: 'meadow',
    tagline: 'Én, to, tre … hvor blev den af?',
    description:
      'Pelle er en mariehøne, der mister sine prikker. Hver dag finder han én igen, og den har altid haft det sjovt.',
    genres: ['Tegnefilm', 'Mini'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'minisjang',
    seasons: [
      season(
        1,
        2025,
        'De første prikker',
        'Pelle tæller. Der mangler nogen.',
        ['Prikken på bladet', 'Den sover. Vi hvisker.', 5],
        ['Prikken i pytten', 'Plask! Der er to nu.', 5],
        ['Prikken på næsen', 'Den kilder. Atju!', 5],
        ['Prikken i mørket', 'Den lyser lidt. Det er nok.', 5],
      ),
      season(
        2,
        2026,
        'Flere prikker',
        'Nu leger prikkerne gemmeleg.',
        ['Prikken i posen', 'Den rasler og griner.', 5],
        ['Prikken på gyngen', 'Frem og tilbage. Og frem.', 5],
        ['Prikken hos bedste', 'Den har fået kage.', 5],
        ['Alle prikkerne', 'Nu skal de puttes. Én ad gangen.', 5],
      ),
    ],
  },
  {
    kind: 'show',
    id: '238000',
    title: 'Godnat, lille lyd',
    scene: 'room',
    palette: 'dusk',
    tagline: 'Nu bliver det stille. Næsten',
    description:
      'Der er en lille lyd, der ikke kan sove. Den lister rundt i huset og siger godnat til alle de andre lyde, en efter en.',
    genres: ['Godnat', 'Mini'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'minisjang',
    badge: 'Premiere',
    seasons: [
      season(
        1,
        2026,
        'Lydene i huset',
        'Uret tikker. Lyden lytter.',
        ['Godnat, køleskab', 'Brum siger det. Brum brum.', 6],
        ['Godnat, regn', 'Dryp på ruden og dryp i drømmen.', 6],
        ['Godnat, trappe', 'Den knirker kun på trin tre.', 6],
        ['Godnat, kat', 'Den spinder som en meget lille bil.', 6],
        ['Godnat, stilhed', 'Shhh. Der var den.', 6],
      ),
    ],
  },
];
