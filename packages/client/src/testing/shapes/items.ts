/** An item as the service sends it. */
export interface SentItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly path: string;
  readonly [field: string]: unknown;
}

type More = Readonly<Record<string, unknown>>;

const picturesOf = (id: number, ...roles: readonly string[]) =>
  Object.fromEntries(roles.map((role) => [role, `https://pictures.example/${id}/${role}?Width=1920&Height=1080`]));

const offer = (id: number, deliveryType: string) => ({
  deliveryType,
  scopes: [String(id)],
  resolution: 'HD-1080',
  availability: 'Available',
  ownership: 'Free',
  price: 0,
});

/** What is offered of an item that is still to come, whose day stands among its fields. */
export const coming = (id: number): More => ({
  offers: [{ ...offer(id, 'None'), resolution: 'Unknown', availability: 'ComingSoon', ownership: 'None' }],
  customFields: { ExtraDetails: 'SÆSON 1', AvailableFrom: '2026-06-20T04:00:00.0000000Z' },
});

const commonOf = (id: number) => ({
  images: picturesOf(id, 'tile', 'wallpaper', 'poster'),
  offers: [offer(id, 'Stream'), offer(id, 'Download')],
  scopes: [String(id)],
  categories: ['drama'],
  genres: ['ukendt'],
  sports: [],
  themes: [],
  channelPath: '',
  vodItemWatchPath: '',
  contextualTitle: '',
  customId: `urn:x:${id}`,
  id: String(id),
});

const fieldsOf = (id: number, words: string) => ({
  ExtraDetails: words,
  IsGeoRestricted: 'False',
  ClassificationRating: 'MRAM-11',
  AccessServicesOffered: 'StandardVideo,SpokenSubtitles',
  BroadcastTimeDK: '2026-03-10T21:25:00',
  AvailableFrom: '2026-03-01T05:00:00.0000000Z',
  PathIdSegment: `titel_${id}`,
});

/** A film, which the service calls a programme. */
export const film = (id: number, title: string, more: More = {}): SentItem => ({
  ...commonOf(id),
  type: 'program',
  title,
  duration: 5220,
  releaseYear: 2021,
  tagline: 'En vinter ved kysten',
  shortDescription: 'Spillefilm fra 2021.\nEn vinter, som ingen glemmer.',
  classification: { code: 'MRAM-11', name: '11' },
  customFields: fieldsOf(id, 'Film | 1T 27M'),
  path: `/program/titel_${id}`,
  watchPath: `/se/titel_${id}`,
  ...more,
});

/** A series. */
export const show = (id: number, title: string, more: More = {}): SentItem => ({
  ...commonOf(id),
  type: 'show',
  title,
  offers: [{ ...offer(id, 'None'), resolution: 'Unknown' }],
  availableSeasonCount: 2,
  tagline: 'Alle afsnit | Tre venner og en færge',
  shortDescription: 'Tre venner overtager en færge, som ingen andre vil sejle.',
  customFields: fieldsOf(id, 'Drama | 2 SÆSONER'),
  path: `/serie/titel_${id}`,
  ...more,
});

/** A season of a series, without its episodes. */
export const season = (id: number, showId: number, title: string, seasonNumber: number, more: More = {}): SentItem => ({
  ...commonOf(id),
  type: 'season',
  title,
  seasonNumber,
  showId: String(showId),
  releaseYear: 2020 + seasonNumber,
  episodeCount: 26,
  availableEpisodeCount: 2,
  customFields: { ...fieldsOf(id, `SÆSON ${seasonNumber}`), IsSeasonDRMPlayoutRequired: 'True' },
  path: `/saeson/titel_${id}`,
  ...more,
});

/** An episode, whose title begins with that of its series, and whose text may be no more than its last day. */
export const episode = (
  id: number,
  [showTitle, title]: readonly [string, string],
  number: number,
  more: More = {},
): SentItem => ({
  ...commonOf(id),
  type: 'episode',
  title: `${showTitle}: ${title}`,
  episodeName: `${showTitle}: ${title}`,
  contextualTitle: `${number}. ${title}`,
  episodeNumber: number,
  seasonId: '4311',
  showId: '4300',
  duration: 2880,
  releaseYear: 2022,
  shortDescription: 'Udløber: 2. apr 2027',
  customFields: fieldsOf(id, `SÆSON 2 EPISODE ${number} | 48M`),
  path: `/episode/titel_${id}`,
  watchPath: `/se/titel_${id}`,
  ...more,
});

/** A channel, whose streams are fields of its own; `na` is none. */
export const channel = (id: number, title: string, more: More = {}): SentItem => ({
  ...commonOf(id),
  type: 'channel',
  title,
  offers: [],
  genres: [],
  channelShortCode: `K${id}`,
  channelPath: `/kanal/titel_${id}`,
  shortDescription: `Se ${title} direkte.`,
  images: picturesOf(id, 'wallpaper', 'logo'),
  customFields: {
    hlsURL: `https://media.example/${id}.m3u8`,
    hlsSynURL: `https://media.example/${id}-syn.m3u8`,
    hlsWithSubtitlesURL: 'na',
    PathIdSegment: `titel_${id}`,
  },
  path: `/kanal/titel_${id}`,
  ...more,
});

/** A link among items: nothing is offered, and its words may begin with a space. */
export const link = (
  id: number,
  title: string,
  path: string,
  images: object = picturesOf(id, 'square', 'wallpaper', 'tile'),
): SentItem => ({
  ...commonOf(id),
  type: 'link',
  title,
  offers: [],
  genres: [],
  customId: '',
  shortDescription: 'LinkItem',
  contextualTitle: ` Kategori | ${title}`,
  images,
  customFields: { PathIdSegment: `titel_${id}` },
  path,
});
