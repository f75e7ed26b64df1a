const item = (id: number, title: string, more: object = {}) => ({
  id: String(id),
  type: 'program',
  title,
  path: `/program/${id}`,
  watchPath: `/se/titel_${id}`,
  images: { tile: `https://pictures.example/${id}?Width=1920&Height=1080` },
  offers: [],
  customFields: {},
  ...more,
});

const list = (id: number, titles: readonly string[]) => ({
  id: String(id),
  path: `/liste/${id}`,
  size: titles.length,
  items: titles.map((title, index) => item(id * 100 + index, title)),
  paging: { total: 1, page: 1, size: 24 },
});

const notLoaded = (id: number, size: number) => ({
  id: String(id),
  path: `/liste/${id}`,
  size,
  items: [],
  paging: { total: 1, page: 0, size: 24, next: `/lists/${id}?page=1` },
});

const entry = (id: string, title: string, content: object, template = 'T1') => ({
  id,
  title,
  template,
  type: 'ListEntry',
  customFields: {},
  list: content,
});

/** A text between rails. */
export const textEntry = (id: string, title: string, text: string) => ({
  id,
  title,
  text,
  template: 'TXT1',
  type: 'TextEntry',
  customFields: {},
});

/** A picture between rails. */
export const imageEntry = (id: string, customFields: object) => ({
  id,
  title: '',
  customFields,
  template: 'H9',
  type: 'ImageEntry',
  images: { hero7x1: `https://pictures.example/${id}?Width=2100&Height=300` },
});

/** A list as `/lists` answers it. */
export const listAnswer = (id: number, titles: readonly string[]) => ({ body: [list(id, titles)] });

const pageSize = 24;

/** A page of a list of many items, as `/lists/{id}` answers it. */
export const listPage = (id: number, size: number, page: number) => ({
  id: String(id),
  path: `/liste/${id}`,
  size,
  items: Array.from({ length: Math.min(pageSize, size - (page - 1) * pageSize) }, (_, index) => {
    const place = (page - 1) * pageSize + index;
    return item(id * 1000 + place, `Titel ${place + 1}`);
  }),
  paging: { total: Math.ceil(size / pageSize), page, size: pageSize },
});

/** A front page with two rails that are there and one still to be loaded. */
export const homePage = {
  id: '1',
  path: '/',
  key: 'Home',
  template: 'Home',
  title: 'Forside',
  entries: [
    entry('a', 'Nyt', list(11, ['Havgus', 'Bøgenat', 'Marsken'])),
    entry('b', 'Film', list(12, ['Nattoget', 'Lygten'])),
    entry('c', 'Senere', notLoaded(13, 2)),
  ],
};

/** A front page of one rail, of which the first page came along, and another below. */
export const longRailPage = (size: number, customFields: object = {}) => ({
  ...homePage,
  entries: [{ ...entry('l', 'Alle', listPage(21, size, 1)), customFields }, ...homePage.entries.slice(1, 2)],
});

/** A front page under a hero of some slides, which take turns every eight seconds. */
export const heroPageOf = (...items: readonly object[]) => ({
  ...homePage,
  entries: [
    { ...entry('h', 'Top', { ...list(10, []), size: items.length, items }, 'DRH6'), customFields: { autoCycle: 8 } },
    ...homePage.entries,
  ],
});

/** Three films. */
export const heroSlides = list(10, ['Ebbe', 'Flod', 'Stille']).items;

/** A front page under a hero of three slides. */
export const heroPage = heroPageOf(...heroSlides);

/** The page of a film. */
export const filmPage = (id: number, title: string) => ({
  id: '2',
  path: `/program/${id}`,
  key: 'ProgramDetail',
  template: 'Item Detail',
  title,
  item: item(id, title, { description: 'En lærer forsvinder.', releaseYear: 2024, duration: 3480 }),
  entries: [entry('a', 'Måske også', list(14, ['Ebbe']))],
});

const episodeList = (id: number, titles: readonly string[]) => {
  const { items, ...head } = list(id, titles);
  return {
    ...head,
    items: items.map((each, index) => ({
      ...each,
      type: 'episode',
      contextualTitle: each.title,
      episodeNumber: index + 1,
    })),
  };
};

const season = (number: number, episodes?: readonly string[]) => ({
  id: `70${number}`,
  type: 'season',
  title: `Sæson ${number}`,
  seasonNumber: number,
  path: `/saeson/70${number}`,
  offers: [],
  customFields: {},
  images: {},
  ...(episodes ? { episodes: episodeList(700 + number, episodes) } : {}),
});

/** The page of a series with two seasons, of which the service puts the newest first; none came along with episodes. */
export const showPage = {
  id: '3',
  path: '/serie/70',
  key: 'ShowDetail',
  template: 'Item Detail',
  title: 'Havgus',
  item: {
    id: '70',
    type: 'show',
    title: 'Havgus',
    path: '/serie/70',
    offers: [],
    customFields: {},
    images: {},
    seasons: {
      id: '70-seasons',
      path: '',
      size: 2,
      paging: { total: 1, page: 1 },
      items: [season(2), season(1)],
    },
  },
  entries: [],
};

/** Its seasons, as `/items` answers them. */
export const firstSeason = season(1, ['Klart vejr', 'Stille']);
export const secondSeason = season(2, ['Vinterhavn', 'Loddet']);

/** The page of an episode of the second season. */
export const episodePage = (index: number) => {
  const episodes = secondSeason.episodes?.items ?? [];
  const { title, path, ...others } = { ...episodes[index], duration: 3420 };
  return {
    ...showPage,
    key: 'EpisodeDetail',
    path,
    title: `Havgus: ${title}`,
    item: {
      ...others,
      path,
      title: `Havgus: ${title}`,
      seasonId: secondSeason.id,
      season: secondSeason,
      show: showPage.item,
    },
  };
};
