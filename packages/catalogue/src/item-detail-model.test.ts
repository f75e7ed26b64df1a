import { parseItem } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { toItemDetail } from './item-detail-model';

const ignore = (): void => undefined;
const detailOf = (sent: { readonly id: string } & Readonly<Record<string, unknown>>, path?: string) =>
  toItemDetail(parseItem(sent, ignore), ignore, path === undefined ? { id: sent.id } : { path });
const list = (id: string, items: readonly object[]) => ({
  id,
  size: items.length,
  items,
  paging: { page: 1, total: 1, size: 200 },
});

const episode = (id: string, episodeNumber: number) => ({
  id,
  type: 'episode',
  title: `Havgus: ${episodeNumber}`,
  episodeNumber,
  watchPath: `/se/havgus_${id}`,
  duration: 1_800,
});
const seasons = list('10-seasons', [
  { id: '22', type: 'season', title: 'Havgus', contextualTitle: 'Sæson 2', seasonNumber: 2, path: '/saeson/havgus_22' },
  { id: '21', type: 'season', title: 'Havgus', contextualTitle: 'Sæson 1', seasonNumber: 1, path: '/saeson/havgus_21' },
]);
const show = {
  id: '10',
  type: 'show',
  title: 'Havgus',
  path: '/serie/havgus_10',
  description: 'Om et fyr.',
  images: { wallpaper: 'https://img.example/show.jpg' },
  customFields: { DisplayCategory: 'Drama,Krimi' },
  seasons,
  nextEpisode: { availableUTC: '1773345600' },
};
const season = {
  id: '22',
  type: 'season',
  title: 'Havgus, sæson 2',
  path: '/saeson/havgus_22',
  description: 'Om samme fyr.',
  seasonNumber: 2,
  availableEpisodeCount: 2,
  releaseYear: 2025,
  classification: { code: 'DR-Voksen' },
  images: { poster: 'https://img.example/season.jpg', wallpaper: 'https://img.example/season-wide.jpg' },
  customFields: { ClassificationRating: 'MRAM-11' },
  show,
  episodes: list('22-episodes', [episode('31', 1), episode('32', 2)]),
};

describe('the detail of a show', () => {
  const detail = detailOf(season, '/serie/havgus_10');

  it('[CA30] lets the show speak where a season was answered for it', () => {
    expect(detail).toMatchObject({
      id: '10',
      type: 'show',
      title: 'Havgus',
      description: 'Om et fyr.',
      path: show.path,
    });
  });

  it('[CA30] does so too where the show was asked for by its id', () => {
    const answered = toItemDetail(parseItem(season, ignore), ignore, { id: show.id });
    expect([answered.id, answered.seasons.find(({ isSelected }) => isSelected)?.id]).toEqual(['10', '21']);
  });

  it('[CA31] says numbers and names, no sentences', () => {
    expect(detail.meta).toEqual({
      year: 2025,
      genres: ['Drama', 'Krimi'],
      seasonCount: 2,
      episodeCount: 2,
      ageClass: 'DR-Voksen',
      ratingCode: 'MRAM-11',
    });
    expect(detail.nextEpisodeAt).toBe(1_773_345_600_000);
  });

  it('[CA533] says what the show says of itself, and what it leaves out by the season that was answered', () => {
    const told = (ofShow: object) =>
      detailOf({ ...season, tagline: 'Sæson 2 | Om vinteren', show: { ...show, ...ofShow } }, show.path);
    const own = {
      tagline: 'Serie | Om et liv',
      releaseYear: 2024,
      classification: { code: 'DR-Ung' },
      customFields: { ClassificationRating: 'MRAM-07' },
    };
    expect(told(own)).toMatchObject({
      tagline: 'Om et liv',
      meta: { year: 2024, ageClass: 'DR-Ung', ratingCode: 'MRAM-07' },
    });
    expect(told({ description: undefined })).toMatchObject({ tagline: 'Om vinteren', description: 'Om samme fyr.' });
    expect(told({ description: undefined, shortDescription: 'Et fyr.' }).description).toBe('Et fyr.');
  });

  it('[CA31] counts the seasons that came along, else those that the service counts, and all episodes where none are told to be there', () => {
    const counts = (fields: object) => {
      const { seasonCount, episodeCount } = detailOf({ id: '10', type: 'show', title: 'Havgus', ...fields }).meta;
      return [seasonCount, episodeCount];
    };
    expect(counts({ availableSeasonCount: 9, seasons })).toEqual([2, undefined]);
    expect(counts({ availableSeasonCount: 9, episodeCount: 40 })).toEqual([9, 40]);
    expect(counts({ availableEpisodeCount: 12, episodeCount: 40 })).toEqual([undefined, 12]);
  });

  it('[CA60] [CA61] [found-play-01] lists its seasons upward and opens with the first, also where the newest was answered', () => {
    expect(detail.seasons).toEqual([
      { id: '21', title: 'Sæson 1', number: 1, path: '/saeson/havgus_21', isSelected: true },
      { id: '22', title: 'Sæson 2', number: 2, path: '/saeson/havgus_22', isSelected: false },
    ]);
    for (const key of ['episodes', 'playable', 'loadedSeasonId']) expect(detail).not.toHaveProperty(key);
  });

  it('[CA60] [CA61] [found-play-01] lists them downward and plays the newest episode where the service says that the show is topical', () => {
    const published = (day: number) => ({ customFields: { AvailableFrom: `2026-11-0${day}T05:00:00Z` } });
    const answered = detailOf(
      {
        ...season,
        show: { ...show, customFields: { PresentationTypeCode: 'News' } },
        episodes: list('22-episodes', [
          { ...episode('31', 1), ...published(2) },
          { ...episode('32', 2), ...published(3) },
        ]),
      },
      show.path,
    );
    expect(answered.seasons.map(({ id, isSelected }) => [id, isSelected])).toEqual([
      ['22', true],
      ['21', false],
    ]);
    expect([answered.loadedSeasonId, answered.playable?.id]).toEqual(['22', '32']);
  });

  it.each([
    ['the show', { show: { ...show, customFields: { PresentationTypeCode: 'CurrentAffairs' } } }],
    ['the season', { customFields: { PresentationTypeCode: 'News' } }],
    [
      'its first episode',
      { episodes: list('e', [{ ...episode('31', 1), customFields: { PresentationTypeCode: 'News' } }]) },
    ],
  ])('[CA60] a show is topical where %s says so', (_, fields) => {
    expect(detailOf({ ...season, ...fields }, show.path).seasons.map(({ id }) => id)).toEqual(['22', '21']);
  });

  it('[CA61] opens with the first season of which an episode can be watched', () => {
    const gone = { id: '20', type: 'season', title: '0', seasonNumber: 0, availableEpisodeCount: 0 };
    const announced = {
      id: '19',
      type: 'season',
      title: '-',
      seasonNumber: -1,
      offers: [{ availability: 'ComingSoon' }],
    };
    const seasonsToo = list('10-seasons', [gone, announced, ...seasons.items]);
    expect(detailOf({ ...show, seasons: seasonsToo }).seasons.find(({ isSelected }) => isSelected)?.id).toBe('21');
  });

  it('[CA32] lists the episodes of the selected season as a rail', () => {
    const { episodes, loadedSeasonId } = detailOf(
      { ...season, show: { ...show, seasons: list('10-seasons', [season]) } },
      show.path,
    );
    expect(loadedSeasonId).toBe('22');
    expect(episodes).toMatchObject({ id: 'episodes:22', title: '', role: 'episode', listState: 'loaded', count: 2 });
    expect(episodes).not.toHaveProperty('listKey');
    expect(episodes?.tileAt(1)).toMatchObject({ id: '32', watchPath: '/se/havgus_32' });
  });

  it('[CA33] plays the first episode of a season by number, and says which season it is of', () => {
    expect(
      detailOf({ ...season, episodes: list('22-episodes', [episode('32', 2), episode('31', 1)]) }).playable,
    ).toMatchObject({
      id: '31',
      watchPath: '/se/havgus_31',
      seasonNumber: 2,
      episodeNumber: 1,
      durationSeconds: 1_800,
    });
  });

  it("[CA34] shows the show's pictures, and the season's where the show has none", () => {
    expect([detail.image('wallpaper', 1), detail.image('poster', 1)]).toEqual([
      'https://img.example/show.jpg',
      'https://img.example/show.jpg',
    ]);
    expect(detailOf({ ...season, show: { ...show, images: {} } }, show.path).image('poster', 1)).toBe(
      season.images.poster,
    );
  });

  it('[CA32] takes the first season with episodes of a show that was answered as one', () => {
    const expanded = list('10-seasons', [
      { id: '23', type: 'season', title: 'Specialer' },
      { ...season, show: undefined },
    ]);
    const answered = detailOf({ ...show, seasons: expanded });
    expect(answered.seasons.map(({ id, isSelected }) => [id, isSelected])).toEqual([
      ['22', true],
      ['23', false],
    ]);
    expect(answered.seasons[1]).toEqual({ id: '23', title: 'Specialer', isSelected: false });
    expect(answered.playable?.id).toBe('31');
  });

  it('[CA61] opens with the season that was answered for it where it lists none', () => {
    const unlisted = { ...show, seasons: undefined };
    expect(detailOf({ ...season, show: unlisted }, show.path)).toMatchObject({
      id: '10',
      loadedSeasonId: '22',
      playable: { id: '31', seasonNumber: 2 },
    });
    expect(detailOf(unlisted)).not.toHaveProperty('loadedSeasonId');
  });

  it('[CA61] opens with its first season where nothing of any can be watched', () => {
    const gone = seasons.items.map((each) => ({ ...each, availableEpisodeCount: 0 }));
    const answered = detailOf({ ...show, seasons: list('10-seasons', gone) });
    expect(answered.seasons.map(({ isSelected }) => isSelected)).toEqual([true, false]);
  });
});

describe('the detail of anything else', () => {
  it('[CA30] is of the season itself on its own page', () => {
    expect(detailOf(season, '/saeson/havgus_22')).toMatchObject({ id: '22', type: 'season', title: 'Havgus, sæson 2' });
    expect(detailOf(season)).toMatchObject({ id: '22', type: 'season' });
  });

  it('[CA33] plays a film, an episode, a programme and a channel as they are', () => {
    for (const type of ['movie', 'episode', 'program', 'channel', 'trailer'])
      expect(detailOf({ id: '1', type, title: 'A', watchPath: '/se/a_1' }).playable).toMatchObject({
        id: '1',
        watchPath: '/se/a_1',
      });
  });

  it('[CA33] plays nothing where there is nothing to play', () => {
    expect(detailOf({ id: '1', type: 'link', title: 'A' })).not.toHaveProperty('playable');
    expect(detailOf({ ...season, episodes: list('e', []) })).not.toHaveProperty('playable');
  });

  it('[CA33] does not play what is only to come; no offers say nothing', () => {
    const film = { id: '1', type: 'movie', title: 'A', offers: [{ availability: 'ComingSoon' }] };
    expect(detailOf(film)).not.toHaveProperty('playable');
    expect(detailOf({ ...film, offers: [...film.offers, { availability: 'Available' }] })).toHaveProperty('playable');
    expect(detailOf({ ...film, offers: [] })).toHaveProperty('playable');
  });

  it('[CA62] [found-play-03] tells an episode by its own title, with show, season and number apart, among the episodes of its season', () => {
    const detail = detailOf({ ...episode('32', 2), seasonId: '22', show, season: { ...season, show: undefined } });
    expect(detail).toMatchObject({
      id: '32',
      title: '2',
      episode: { showTitle: 'Havgus', seasonNumber: 2, episodeNumber: 2 },
      playable: { id: '32', seasonNumber: 2 },
      episodes: { count: 2 },
    });
    expect(detail.seasons.find(({ isSelected }) => isSelected)?.id).toBe('22');
    expect(detailOf({ ...episode('32', 2), showTitle: 'Skagen' })).toMatchObject({ title: 'Havgus: 2' });
  });

  it('[CA62] finds the season of an episode by its id, and leaves out what nobody tells', () => {
    const detail = detailOf({ ...episode('32', 2), seasonId: '22', show });
    expect(detail.seasons.map(({ id, isSelected }) => [id, isSelected])).toEqual([
      ['21', false],
      ['22', true],
    ]);
    expect(detail.episode).toEqual({ showTitle: 'Havgus', seasonNumber: 2, episodeNumber: 2 });
    const alone = detailOf({ id: '5', type: 'episode', title: 'Havgus: Vinter' });
    expect(alone.title).toBe('Havgus: Vinter');
    expect(alone.episode).toStrictEqual({});
    expect(detailOf({ id: '1', type: 'movie', title: 'A' })).not.toHaveProperty('episode');
  });

  it('[CA31] says of a film what is known, and has no keys for the rest', () => {
    const film = { id: '1', type: 'movie', title: 'A' };
    expect(detailOf({ ...film, duration: 5_400, releaseYear: 1968 }).meta).toEqual({
      year: 1968,
      genres: [],
      durationSeconds: 5_400,
    });
    expect(detailOf(film).meta).toEqual({ genres: [] });
    expect(detailOf(film)).toMatchObject({ tagline: '', description: '', rectification: '', seasons: [] });
    for (const key of ['path', 'episodes', 'loadedSeasonId', 'nextEpisodeAt'])
      expect(detailOf(film)).not.toHaveProperty(key);
  });

  it('[CA31] does not show the word for an unknown genre', () => {
    expect(detailOf({ id: '1', type: 'movie', title: 'A', genres: ['ukendt', 'komedie'] }).meta.genres).toEqual([
      'komedie',
    ]);
  });
});

it('[CA63] [found-sport-01] says when an event begins, and when what is announced can be watched', () => {
  const event = { id: '1', type: 'event', title: 'A - B', eventStartDate: '2026-11-29T18:00:00.0000000Z' };
  expect(detailOf(event).startsAt).toBe(1_795_975_200_000);
  const film = { id: '1', type: 'movie', title: 'A' };
  const offer = { startDate: '2026-12-24T05:00:00Z' };
  expect(detailOf({ ...film, offers: [{ ...offer, availability: 'ComingSoon' }] }).startsAt).toBe(1_798_088_400_000);
  expect(detailOf({ ...film, offers: [{ ...offer, availability: 'Available' }] })).not.toHaveProperty('startsAt');
});

it('[CA43] says what had to be corrected, of the item before what stands for it', () => {
  const corrected = (text: string) => ({ customFields: { RectificationText: text } });
  expect(detailOf({ ...show, ...corrected(' Byen hedder Lemvig. ') }).rectification).toBe('Byen hedder Lemvig.');
  const both = { ...season, ...corrected('Af sæsonen.'), show: { ...show, ...corrected('Af serien.') } };
  expect(detailOf(both, show.path).rectification).toBe('Af sæsonen.');
  expect(detailOf(show).rectification).toBe('');
});

it('[CA745] what has a place to be watched plays as it is, and no person or team', () => {
  const playableOf = (sent: object) => detailOf({ id: '1', title: 'A', ...sent }).playable?.id;
  expect(playableOf({ type: 'customAsset', watchPath: '/se/a_1' })).toBe('1');
  expect(playableOf({ type: 'event', watchPath: '/se/a_1' })).toBe('1');
  expect(playableOf({ type: 'team', watchPath: '' })).toBeUndefined();
  expect(playableOf({ type: 'show', watchPath: '/se/a_1' })).toBeUndefined();
});

it('[CA746] tells its first trailer, or its show’s, and the service’s lines beside title and Play', () => {
  const trailer = { id: '2', type: 'trailer', title: 'Trailer', watchPath: '/se/trailer_2' };
  const film = { id: '1', type: 'movie', title: 'A' };
  expect(detailOf({ ...film, trailers: [trailer, { ...trailer, id: '3' }] }).trailer?.id).toBe('2');
  expect(detailOf({ ...film, show: { ...show, trailers: [trailer] } }).trailer?.id).toBe('2');
  expect(detailOf(film)).not.toHaveProperty('trailer');
  const customFields = {
    TitleExtraDetails: 'Fjern 2 | 1 t',
    ExtraDetails: 'Film | 1 t',
    PlayButtonExtraDetails: 'S1:E2',
  };
  expect(detailOf({ ...film, customFields })).toMatchObject({
    subtitle: 'Fjern 2 | 1 t',
    playable: { details: 'S1:E2' },
  });
  expect(detailOf({ ...film, customFields: { ExtraDetails: 'Film | 1 t' } }).subtitle).toBe('Film | 1 t');
  expect(detailOf(film).subtitle).toBe('');
});
