import { type ShowTitle, season } from './title';

/** Nature, food, news and other factual series. */
export const factualShows: readonly ShowTitle[] = [
  {
    kind: 'show',
    id: '211000',
    title: 'Køkkenet i klitten',
    scene: 'marsh',
    tagline: 'Mad fra det, der gror i læ',
    description:
      'I et køkken med udsigt til Vesterhavet bliver der lavet mad af det, der kan findes inden for gåafstand. Nogle dage er det meget. Andre dage er det tang.',
    genres: ['Mad', 'Livsstil'],
    channel: 'one',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2025,
        ['Havtorn', 'Torne i fingrene og guld i glasset.', 28],
        ['Fladfisk', 'En nabo kommer forbi med en spand.', 28],
        ['Strandkål', 'Om at vente, til frosten har været der.', 28],
        ['Røg', 'Et skur, en bunke bøg og en hel dag.', 29],
      ),
      season(
        2,
        2026,
        ['Fra Thy', 'Grødris, klitroser og en ko, der hedder Bent.', 28],
        ['Rugmel', 'Brødet bliver tungt. Det er meningen.', 28],
        ['Sidste bord', 'Tolv gæster, to gryder og storm.', 30],
      ),
    ],
  },
  {
    kind: 'show',
    id: '212000',
    title: 'Under isen',
    scene: 'mountains',
    tagline: 'Der er lys dernede',
    description:
      'Et hold dykkere følger livet under isen fra det første mørke til den første sprække. Det, der ligner stilhed, er fuldt af stemmer.',
    genres: ['Natur', 'Dokumentarserie'],
    channel: 'two',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2024,
        ['Mørketid', 'Når solen går ned, vågner de små.', 49],
        ['Åndehullet', 'En sæl, et hul og en meget tålmodig bjørn.', 48],
        ['Brud', 'Isen synger, før den slipper.', 50],
      ),
    ],
  },
  {
    kind: 'show',
    id: '213000',
    title: 'Mønstre',
    tagline: 'Hvorfor alting ligner noget',
    description:
      'En matematiker og en væver rejser rundt efter mønstre: i bikuber, togplaner, salmer og trafikpropper. De bliver sjældent enige, og det er det gode ved det.',
    genres: ['Viden', 'Kultur'],
    channel: 'two',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2025,
        ['Sekskanter', 'Bierne har regnet det ud. Hvem lærte dem det?', 38],
        ['Køen', 'Derfor holder du altid i den forkerte.', 39],
        ['Gentagelsen', 'En strikkeopskrift og en fuga mødes.', 38],
        ['Undtagelsen', 'Om fejlen, der gør mønsteret smukt.', 40],
      ),
    ],
  },
  {
    kind: 'show',
    id: '214000',
    title: 'Havmøllerne',
    scene: 'turbines',
    tagline: 'Arbejdsplads: tredive sømil ude',
    description:
      'To uger ude, to uger hjemme. Vi følger dem, der skruer boltene i Danmarks højeste arbejdspladser, og dem, der venter på kajen.',
    genres: ['Reportage', 'Samfund'],
    channel: 'two',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2026,
        ['Vejrvindue', 'Fire timer til at nå otte timers arbejde.', 28],
        ['Hundrede og ti meter', 'Elevatoren er gået i stå, og der er kaffe i toppen.', 28],
        ['Afløsning', 'En far går hjem, en anden går om bord.', 28],
        ['Sorte vinger', 'Ornitologen får lov at standse den hele.', 29],
        ['Stille dag', 'Ingen vind, ingen strøm og ingen undskyldning.', 28],
        ['Landgangen', 'Holdet er samlet for sidste gang.', 30],
      ),
    ],
  },
  {
    kind: 'show',
    id: '215000',
    title: 'Aftenrunden',
    scene: 'town',
    tagline: 'Dagen, kort fortalt',
    description: 'Nyheder, vejr og et menneske, der var der. Aftenrunden samler dagen, før den bliver til i morgen.',
    genres: ['Nyheder', 'Aktualitet'],
    channel: 'news',
    rating: 'MRAM-ALL',
    isOngoing: true,
    seasons: [
      season(
        2026,
        2026,
        ['Torsdag', 'Broen åbner igen, og mælken bliver dyrere.', 30],
        ['Fredag', 'Finaledag, frost på vej og en rekord i Rønne.', 30],
        ['Lørdag', 'Hele landet i snevejr, næsten.', 30],
      ),
    ],
  },
  {
    kind: 'show',
    id: '216000',
    title: 'Syv slags stilhed',
    scene: 'mountains',
    tagline: 'Lyt efter',
    description:
      'En lydtekniker søger efter de steder i Norden, hvor man ingenting kan høre. Hun finder syv. Ingen af dem er tavse.',
    genres: ['Dokumentarserie', 'Kultur'],
    channel: 'two',
    rating: 'MRAM-ALL',
    seasons: [
      season(
        1,
        2024,
        ['Sneens', 'På et plateau, hvor ekkoet er forsvundet.', 44],
        ['Kirkens', 'Efter sidste salme, før nogen rejser sig.', 43],
        ['Fabrikkens', 'Den dag, maskinerne blev slukket.', 45],
        ['Husets', 'Når den ene er flyttet.', 44],
      ),
    ],
  },
];
