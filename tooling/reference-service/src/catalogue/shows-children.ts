import { type ShowTitle, season } from './title';

/** Series for children, from the youngest up. */
export const childrenShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '217000',
    title: 'Ræven Rufus',
    tagline: 'En ræv med for mange lommer',
    description:
      'Rufus finder ting. Det er ikke altid, de er blevet væk. Sammen med en gammel grævling prøver han at levere dem tilbage, før det bliver mørkt.',
    genres: ['Tegnefilm', 'Børn'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'ramasjang',
    seasons: [
      season(
        1,
        2025,
        ['Knappen', 'Hvis knap er det? Den passer til alle.', 11],
        ['Den forkerte støvle', 'Der er nogen i den.', 11],
        ['Månen i spanden', 'Rufus har fanget noget stort.', 11],
        ['Brevet uden navn', 'Grævlingen kan ikke læse. Det kan Rufus heller ikke.', 11],
      ),
    ],
  },
  {
    kind: 'show',
    id: '218000',
    title: 'Uglerne i Ahorn',
    tagline: 'Godmorgen, når andre siger godnat',
    description:
      'I et hult ahorntræ bor en uglefamilie, der står op klokken ni om aftenen. Der skal børstes fjer, smøres madpakker og flyves i skole.',
    genres: ['Tegnefilm', 'Børn'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'ramasjang',
    seasons: [
      season(
        1,
        2024,
        ['Natmad', 'Hvem har spist det sidste firben?', 9],
        ['Flyveprøven', 'Den yngste vil hellere gå.', 9],
        ['Besøg om dagen', 'En solsort banker på klokken tolv.', 9],
      ),
    ],
  },
  {
    kind: 'show',
    id: '219000',
    title: 'Snegle-Signe',
    tagline: 'Hun når det. I morgen',
    description: 'Signe er snegl og postbud. Brevene kommer altid frem, og så er de ofte blevet vigtige.',
    genres: ['Tegnefilm', 'Mini'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'minisjang',
    seasons: [
      season(
        1,
        2025,
        ['Fødselsdagskortet', 'Det er til i går.', 6],
        ['Bakken', 'Først op. Så ned.', 6],
        ['Regn', 'Endelig godt vejr!', 6],
        ['Pakken', 'Den er større end Signe.', 6],
      ),
    ],
  },
  {
    kind: 'show',
    id: '220000',
    title: 'Hval på hjul',
    tagline: 'Byens blødeste bus',
    description: 'En hval kører bus. Den stopper for alle, også for dem, der bare vil sige hej.',
    genres: ['Tegnefilm', 'Mini'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'minisjang',
    seasons: [
      season(
        1,
        2026,
        ['Første stop', 'En and vil med, men ikke af.', 5],
        ['Vaskehallen', 'Hvalen elsker vaskehallen.', 5],
        ['Den lange bro', 'Man må godt synge på broen.', 5],
      ),
    ],
  },
  {
    kind: 'show',
    id: '221000',
    title: '5. b lyver',
    tagline: 'Alle har noget at skjule',
    description:
      'Skolens sejeste robot er væk. Og alle i 5. b har noget at skjule. Vikaren har ti dage til at finde ud af hvad.',
    genres: ['Serie for unge', 'Komedie'],
    channel: 'children',
    rating: 'MRAM-07',
    audience: 'ultra',
    badge: 'Nyt lørdag',
    isOngoing: true,
    seasons: [
      season(
        1,
        2026,
        ['Nul point', 'Klassen vinder en konkurrence, den ikke var med i.', 24],
        ['Vikaren', 'Han kan se, når folk lyver. Troede han.', 24],
        ['Depotet', 'Robotten har efterladt en arm.', 25],
        ['Sandheden på tavlen', 'En har skrevet den. Ingen tør viske den ud.', 24],
      ),
    ],
  },
  {
    kind: 'show',
    id: '222000',
    title: '89 minutter',
    tagline: 'Der mangler altid ét',
    description:
      'Et pigehold i U14 skal vinde én kamp for at blive i rækken. De har ti uger, ni spillere og en træner, der egentlig spiller obo.',
    genres: ['Serie for unge', 'Sport'],
    channel: 'children',
    rating: 'MRAM-ALL',
    audience: 'ultra',
    seasons: [
      season(
        1,
        2025,
        ['Ni mod elleve', 'De taber, men kun med et par stykker.', 22],
        ['Obo', 'Taktikken bliver skrevet på noder.', 22],
        ['Den nye', 'Hun er god. Det er det, der er problemet.', 23],
        ['Udebane', 'Bussen går i stå på halvvejen.', 23],
      ),
    ],
  },
];
