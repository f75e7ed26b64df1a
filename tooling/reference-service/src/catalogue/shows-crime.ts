import { type ShowTitle, season } from './title';

/** Crime and suspense. */
export const crimeShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '201000',
    title: 'Havgus',
    scene: 'sea',
    tagline: 'Tågen tager det, ingen leder efter',
    description:
      'En lærer forsvinder i tågen ved Vesterhavet. Politiet lukker sagen efter en uge, og byen vil helst videre. Kun hendes søster bliver ved med at lede.',
    genres: ['Krimi', 'Dramaserie'],
    channel: 'one',
    rating: 'MRAM-15',
    badge: 'Ny sæson',
    isOngoing: true,
    seasons: [
      season(
        1,
        2024,
        ['Den sidste time', 'Frokostklokken ringer, og ingen kommer ind ad døren til 7. a.', 57],
        ['Sigt under halvtreds', 'En hundelufter har hørt et råb, men kan ikke sige hvorfra.', 55],
        ['Nøglen til redningsstationen', 'Nogen har lånt båden. Nogen har sat den tilbage igen.', 58],
        ['Landgang', 'Tågen letter, og stranden er ikke tom.', 61],
      ),
      season(
        2,
        2026,
        ['Vinterhavn', 'To år efter banker en fremmed på med en skoletaske, der har ligget i vand.', 56],
        ['Loddet', 'Fiskeriinspektøren finder en position, der er ridset ud i logbogen.', 57],
        ['Bagvand', 'Vibeke følger sporet ud på revlen og mærker strømmen vende.', 54],
        ['Stilletid', 'Kirken fyldes, og præsten siger mere, end han ville.', 59],
        ['Klart vejr', 'For første gang kan man se hele vejen ud.', 63],
      ),
    ],
  },
  {
    kind: 'show',
    id: '202000',
    title: 'Bøgenat',
    scene: 'forest',
    tagline: 'Skoven ved det godt',
    description:
      'Da en skole holder lejrtur i bøgeskoven, kommer alle hjem igen. Det er bare ikke de samme. En skovfoged og en skolepsykolog begynder at tælle efter.',
    genres: ['Krimi', 'Spænding'],
    channel: 'one',
    rating: 'MRAM-15',
    seasons: [
      season(
        1,
        2025,
        ['Enogtyve soveposer', 'Listen stemmer. Det er det, der er galt.', 48],
        ['Hegnspælen', 'Skovfogeden finder en streg af rød maling, der fører ingen steder hen.', 47],
        ['Det, Asta sagde', 'En pige begynder at tale, og hun taler som en voksen.', 49],
        ['Stien bag skolen', 'Nogen har gået den hver nat siden oktober.', 49],
        ['Lyset i skoven', 'Et barn bliver fundet. Det er bare ikke det, de ledte efter.', 49],
        ['Bøgen', 'Under rødderne ligger en forklaring, og en madkasse.', 52],
      ),
    ],
  },
  {
    kind: 'show',
    id: '203000',
    title: 'Grænsehandel',
    scene: 'town',
    tagline: 'Syv kilometer, to lande og en kasse for meget',
    description:
      'En tolder på vej på pension og hans tyske kollega deler kontor, kaffemaskine og en sag, der ikke findes i nogen af systemerne. Ingen af dem har travlt. Det har smuglerne.',
    genres: ['Krimi', 'Komedie'],
    channel: 'one',
    rating: 'MRAM-11',
    seasons: [
      season(
        1,
        2025,
        ['Vareprøver', 'En palle med vingummi vejer et par hundrede kilo for meget.', 42],
        ['Overarbejde', 'Skiltet siger lukket. Lastbilen er ligeglad.', 41],
        ['Oversat fra tysk', 'Et afhør går helt galt, fordi alle er høflige.', 43],
        ['Ingen kvittering', 'Tolderen skylder en tjeneste, han ikke kan føre til regnskab.', 44],
      ),
    ],
  },
  {
    kind: 'show',
    id: '204000',
    title: 'Vindens ejere',
    scene: 'turbines',
    tagline: 'Nogen skal bo under dem',
    description:
      'En landsby siger nej til tretten vindmøller, og samme nat brænder forsamlingshuset. En lokaljournalist går fra hus til hus med det samme spørgsmål.',
    genres: ['Krimi', 'Dramaserie'],
    channel: 'two',
    rating: 'MRAM-11',
    seasons: [
      season(
        1,
        2026,
        ['Høringssvar', 'Toogtredive stemte nej. Der bor enogtredive i byen.', 52],
        ['Servitut', 'Et brev fra 1961 skifter hænder ved et fiskebord.', 50],
        ['Nedrivning', 'Brandfolkene finder noget, der ikke kan brænde.', 51],
        ['Luv', 'En ung mand står frem og tager skylden, før nogen har spurgt.', 53],
        ['Læ', 'Vinden går ned, og så kan man høre, hvem der taler sammen.', 54],
        ['Det hele drejer', 'Den første mølle rejses, og byen kigger væk.', 56],
      ),
    ],
  },
  {
    kind: 'show',
    id: '205000',
    title: 'Jernvinter',
    scene: 'mountains',
    tagline: 'Da fjorden frøs, kunne man gå derover',
    description:
      'Januar 1942. En ung betjent får besked på at opklare et tyveri af kul og finder i stedet en død mand midt på isen. Ingen vil vide, hvilken side han gik mod.',
    genres: ['Krimi', 'Historie'],
    channel: 'one',
    rating: 'MRAM-15',
    seasons: [
      season(
        1,
        2023,
        ['Treogtyve graders frost', 'Sporene i sneen går kun den ene vej.', 58],
        ['Rationeringskortet', 'Den døde har et kort med et navn, der tilhører en levende.', 56],
        ['Isvagten', 'Fire mand skiftes til at holde øje. En af dem ser væk.', 57],
        ['Tøbrud', 'Betjenten må vælge, før isen gør det for ham.', 60],
      ),
      season(
        2,
        2025,
        ['Kul', 'To vintre senere mangler der igen et læs.', 57],
        ['Den lukkede dør', 'Et pensionat har syv værelser og seks gæster.', 55],
        ['Telegrafisten', 'En besked når frem, men ikke til den, den var skrevet til.', 58],
        ['Marts', 'Foråret afslører, hvad vinteren har dækket.', 61],
      ),
    ],
  },
];
