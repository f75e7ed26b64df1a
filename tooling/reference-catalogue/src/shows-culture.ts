import { type ShowTitle, season } from './title';

/** Books, music and craft. */
export const cultureShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '246000',
    title: 'Bogbussen',
    scene: 'road',
    palette: 'meadow',
    tagline: 'Den holder ved brugsen til kvart over fire',
    description:
      'Bibliotekar Inger kører ti tusind kilometer om året med fire tusind bøger. Passagererne er alle dem, der bor langt fra et bibliotek og tæt på en god historie.',
    genres: ['Litteratur', 'Kultur'],
    channel: 'two',
    people: ['600055'],
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2025,
        'Ruten mod nord',
        'Inger har et hemmeligt lager under førersædet.',
        ['Stoppested: Mejeriet', 'En mand låner altid den samme bog.', 30],
        ['Kriminalromaner', 'De sidste ti sider mangler i dem alle.', 29],
        ['Forfatteren står på', 'Han vil se, hvem der låner ham. Det er der ingen, der gør.', 31],
        ['Sne og sonetter', 'Bussen kører fast, og ti fremmede læser højt.', 30],
      ),
    ],
  },
  {
    kind: 'show',
    id: '247000',
    title: 'Sangen bag sangen',
    scene: 'stage',
    palette: 'dusk',
    tagline: 'Alle kan den. Næsten ingen kender den',
    description:
      'Hvem skrev den, hvorfor, og hvad blev der streget over? Komponisten Tilde Rask skiller en sang ad pr. aften og sætter den sammen igen foran et kor.',
    genres: ['Musik', 'Kultur'],
    channel: 'two',
    people: ['600054'],
    rating: 'MRAM-ALL',
    badge: 'Ny sæson',
    seasons: [
      season(
        1,
        2024,
        'Otte takter',
        'Fire sange, som alle danskere har sunget til noget.',
        ['Vuggevisen', 'Den blev skrevet i vrede.', 29],
        ['Fødselsdagssangen', 'Nogen har tjent penge på hvert eneste trut.', 28],
        ['Salmen om sommeren', 'Et vers blev gemt i en skuffe i firs år.', 30],
        ['Protestsangen', 'Det er umuligt at gå i takt til den. Det var meningen.', 29],
      ),
      season(
        2,
        2026,
        'Omkvædet',
        'Tilde leder efter det, vi husker, når vi har glemt resten.',
        ['Slageren', 'Fire akkorder og en skilsmisse.', 29],
        ['Arbejdssangen', 'Den blev sunget for at holde takt med hammeren.', 28],
        ['Kaldet fra klitten', 'En melodi uden ophav og med tre ejere.', 30],
        ['Godnatsang for voksne', 'Et kor af nattevagter synger hinanden hjem.', 29],
      ),
    ],
  },
  {
    kind: 'show',
    id: '248000',
    title: 'Hænder',
    scene: 'workshop',
    palette: 'candle',
    tagline: 'De ved noget, som hovedet har glemt',
    description:
      'En smed, en kirurg, en pianist og en blindeskriftslæser viser deres hænder frem. Langsomt fjernsyn om at kunne noget ordentligt.',
    genres: ['Kultur', 'Dokumentarserie'],
    channel: 'two',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2026,
        'Fire slags greb',
        'Hver aften et par hænder, og det, de har lært sig.',
        ['Smeden', 'Han kan høre, når jernet er klar.', 27],
        ['Kirurgen', 'Hun øver sig på druer.', 26],
        ['Pianisten', 'Den venstre er stærkest, og det er hun træt af.', 28],
        ['Læseren', 'Seks prikker og en hel roman.', 27],
      ),
    ],
  },
];
