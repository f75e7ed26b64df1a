import { type ShowTitle, season } from './title';

/** Drama and comedy. */
export const dramaShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '206000',
    title: 'Marsken',
    scene: 'marsh',
    tagline: 'Diget holder, til det ikke gør',
    description:
      'Tre søskende arver en gård, som havet er ved at tage. Ingen af dem vil have den. Ingen af dem vil sælge.',
    genres: ['Dramaserie', 'Familie'],
    channel: 'one',
    rating: 'MRAM-11',
    isOngoing: true,
    seasons: [
      season(
        1,
        2024,
        ['Åbent hus', 'Ejendomsmægleren kommer med støvler på.', 55],
        ['Høstgilde', 'Naboerne møder op for at se, hvem der rejser først.', 56],
        ['Fenner', 'Den yngste åbner en sluse, hun ikke kan lukke.', 58],
      ),
      season(
        2,
        2025,
        ['Springflod', 'Vandet når til trappen, og det gør regningen også.', 58],
        ['Gælden', 'Far skyldte mere væk end penge.', 56],
        ['Det nye dige', 'Kommunen tegner en streg på kortet. Gården ligger udenfor.', 57],
        ['Ebbe', 'Der er stille på marsken, og så bliver der sagt noget.', 57],
      ),
      season(
        3,
        2026,
        ['Forland', 'En ny familie flytter ind i stuehusets østende.', 56],
        ['Saltvand', 'Korn kan ikke gro her mere. Noget andet kan.', 55],
        ['Skel', 'Tre søskende, to stemmer og en landinspektør.', 59],
      ),
    ],
  },
  {
    kind: 'show',
    id: '207000',
    title: 'Søskende',
    scene: 'town',
    tagline: 'Man vælger dem ikke, og man slipper ikke',
    description:
      'Fire voksne søskende mødes den første søndag i hver måned. De har aftalt ikke at tale om huset, om mor eller om penge. Det går godt i næsten en halv time.',
    genres: ['Komedie', 'Dramaserie'],
    channel: 'one',
    rating: 'MRAM-07',
    seasons: [
      season(
        1,
        2023,
        ['Januar', 'En flaske for meget og en stol for lidt.', 34],
        ['Februar', 'Nogen har taget sin nye kæreste med. Nogen kender ham godt.', 33],
        ['Marts', 'Der skal gøres rent i kælderen.', 35],
      ),
      season(
        2,
        2024,
        ['April', 'Mor har fået en hund. Hunden har fået fars stol.', 34],
        ['Maj', 'Konfirmationen bliver holdt to gange.', 36],
      ),
      season(
        3,
        2026,
        ['Juni', 'Sommerhuset er lejet ud til hinanden.', 35],
        ['Juli', 'Det regner, og der er kun ét puslespil.', 34],
        ['August', 'En af dem flytter til udlandet. Det er ikke langt nok.', 36],
        ['September', 'De mødes for første gang uden at have aftalt det.', 38],
      ),
    ],
  },
  {
    kind: 'show',
    id: '208000',
    title: 'Kvartalet',
    scene: 'town',
    tagline: 'Otte opgange, én vaskekælder',
    description:
      'I en karré midt i byen skal alle stemme om altaner. Det viser sig, at ingen kender hinanden, og at alle har hørt alting gennem væggene.',
    genres: ['Dramaserie', 'Hverdag'],
    channel: 'one',
    rating: 'MRAM-11',
    badge: 'Ny sæson',
    seasons: [
      season(
        1,
        2025,
        ['Ekstraordinær generalforsamling', 'Dagsordenens punkt fire tager tre timer.', 44],
        ['Vasketid', 'En sok forsvinder, og et naboskab følger med.', 43],
        ['Forhuset', 'Nogen på fjerde sal spiller klaver om natten.', 45],
        ['Baghuset', 'Nogen i stuen skriver det ned.', 44],
      ),
      season(
        2,
        2026,
        ['Altanerne', 'De første er sat op, og udsigten er ikke den, de blev lovet.', 46],
        ['Lofterne', 'Et loftsrum bliver åbnet efter fyrre år.', 45],
        ['Gården', 'Der bliver holdt fest, og to går tidligt hjem.', 44],
        ['Porten', 'Den nye vicevært har nøgler til det hele.', 47],
      ),
    ],
  },
  {
    kind: 'show',
    id: '209000',
    title: 'Tallene',
    scene: 'town',
    tagline: 'Regnskabet går op. Menneskene gør ikke',
    description:
      'En revisor i en lille kommune finder et tal, der har stået i budgettet i tredive år, uden at nogen ved hvorfor. Hun begynder at spørge. Folk begynder at hilse på en anden måde.',
    genres: ['Dramaserie', 'Spænding'],
    channel: 'two',
    rating: 'MRAM-11',
    seasons: [
      season(
        1,
        2025,
        ['Konto 4711', 'Et beløb på størrelse med en cykelsti.', 51],
        ['Bilag mangler', 'Arkivaren har nøglen og en meget god hukommelse.', 50],
        ['Tredjebehandling', 'Borgmesteren inviterer på frokost.', 52],
        ['Underskud', 'Nogen har betalt hele tiden. Spørgsmålet er for hvad.', 55],
      ),
    ],
  },
  {
    kind: 'show',
    id: '210000',
    title: 'Kaffe med Karen',
    scene: 'marsh',
    tagline: 'Et bord, to kopper og god tid',
    description:
      'Karen inviterer en gæst på kaffe i sit køkken, og så bliver der talt færdigt. Ingen musik, ingen klip i sætningerne og altid en kage, der er lige ved at lykkes.',
    genres: ['Samtale', 'Kultur'],
    channel: 'two',
    rating: 'MRAM-ALL',
    isOngoing: true,
    seasons: [
      season(
        1,
        2026,
        ['Fyrmesteren', 'Om at slukke det sidste fyr og gå hjem.', 29],
        ['Jordemoderen', 'Om treogtyve hundrede gange at være den første, man ser.', 29],
        ['Orgelbyggeren', 'Om at stemme noget, der er ældre end én selv.', 29],
        ['Nattevagten', 'Om de timer, andre ikke kender.', 29],
      ),
    ],
  },
];
