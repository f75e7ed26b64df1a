import { imageEntry, textEntry } from '../fake-pages';
import { channel, coming, episode, film, link, show } from './items';
import { listOf, listShapes, notPrefetched, type SentList, viewersPlaceholder } from './lists';

type More = Readonly<Record<string, unknown>>;

/** A page as the service sends it. */
export interface SentPage {
  readonly path: string;
  readonly title: string;
  readonly entries: readonly unknown[];
  readonly [field: string]: unknown;
}

const pageOf = (path: string, title: string, entries: readonly unknown[], more: More = {}): SentPage => ({
  id: '4001',
  isStatic: false,
  isSystemPage: false,
  metadata: { description: '', keywords: [] },
  key: 'Home',
  template: 'Home',
  themes: [],
  path,
  title,
  entries,
  ...more,
});

const listEntry = (id: string, template: string, title: string, list: SentList, more: More = {}) => ({
  id,
  type: 'ListEntry',
  template,
  title,
  list,
  listMeta: { isProfileList: false },
  customFields: { customTagline: '', assetTitlePosition: 'below', moreLinkUrl: '' },
  ...more,
});

/** A place for advertisements, which has no list. */
const advertisement = (id: string) => ({
  id,
  type: 'CustomEntry',
  template: 'DRX11',
  title: '',
  customFields: { customTagline: '', sas_siteId: 400100, sas_master: true },
});

const slides = [episode(4321, ['Loddet', 'Første is'], 1), film(4102, 'Bøgenat')];

const themes = [
  {
    type: 'Background',
    colors: [
      { name: 'Primary', value: '#f2efe6' },
      { name: 'Secondary', value: '#20303a' },
      { name: 'Tertiary', opacity: 0.5, value: '#603070' },
    ],
  },
];

/** [page-home] Every template of a row on one page, of which the hero alone came with its list. */
const home = pageOf(
  '/',
  'Forsiden',
  [
    listEntry('h', 'DRH6', '', listOf('4701', 'Top', slides), { customFields: { autoCycle: 8 } }),
    {
      id: 'u',
      type: 'UserEntry',
      template: 'DRU2',
      title: 'Så langt kom du',
      list: viewersPlaceholder,
      customFields: {},
    },
    advertisement('x1'),
    listEntry('r', 'T2', 'Det snakker de om', notPrefetched('4702', 2), {
      type: 'RecommendationEntry',
      customFields: { moreLinkUrl: null },
    }),
    listEntry('b', 'DRTB4', 'Overblik', notPrefetched('4703', 2)),
    listEntry('t', 'TX1', '', notPrefetched('4704', 2)),
    advertisement('x2'),
    listEntry('p2', 'P2', 'Film at gense', notPrefetched('4706', 2), {
      customFields: { moreLinkUrl: '/kategorier/film' },
    }),
    listEntry('p1', 'P1', 'Gåder', notPrefetched('4715', 2)),
    listEntry('s', 'S1', 'Emner', notPrefetched('4708', 2)),
    listEntry('t1', 'T1', 'Nyt på hylden', notPrefetched('4709', 2)),
    listEntry('e', 'DREPG5', 'Lige nu', notPrefetched('4710', 2), { customFields: undefined }),
    imageEntry('i', { imageText: 'Alt fra A til Å', link: '/kategorier/a-aa' }),
    listEntry('n', 'T1', '', notPrefetched('4711', 2), { type: 'RecommendationEntry' }),
  ],
  { themes },
);

const soon = (id: number, title: string) =>
  film(id, title, { ...coming(id), keywords: ['emne_hav'], subtype: '', advisoryText: '' });

/** [page-home-kids] The same list twice, rows whose fields lack one, and nothing that can be played yet. */
const kidsHome = pageOf(
  '/born',
  'De små',
  [
    listEntry('h', 'DRH6', '', listOf('4712', 'Top', [soon(4601, 'Krabbe på ferie'), soon(4602, 'Muslingen')]), {
      customFields: { autoCycle: 8 },
    }),
    advertisement('x'),
    listEntry('a', 'T1', 'Tegnet i sand', listOf('4713', 'Tegnet', [soon(4603, 'Sandslottet')]), {
      customFields: { customTagline: null },
    }),
    listEntry('b', 'T1', 'Under bølgen', notPrefetched('4714', 2)),
    listEntry('c', 'T1', 'Endnu dybere', notPrefetched('4714', 26)),
    listEntry('d', 'DRTB4', 'Krabbe rydder op', notPrefetched('4713', 3)),
    imageEntry('i', { imageText: '', link: '' }),
  ],
  { key: 'HomeKids', themes: [{ type: 'Background', colors: [{ name: 'Primary', value: '#ffd93b' }] }] },
);

const letters = ['a', 'b', 'd', 'Æ', 'Å', '0-9'];

/** [page-a-z] Rows of letters, all of one list, which differ in its parameter alone. */
const aToZ = pageOf(
  '/kategorier/a-aa',
  'Fra A til Å',
  [
    imageEntry('i', { imageText: 'Fra A til Å', link: '' }),
    listEntry(
      'l',
      'TX1',
      '',
      listOf('4704', 'Genveje', [
        link(4501, 'Gåder', '/kategorier/gaader', {}),
        link(4502, 'Film', '/kategorier/film', {}),
      ]),
    ),
    ...letters.map((letter, index) => {
      const parameter = `TitleGroupKey:${letter}`;
      const list =
        index < 2
          ? listOf('4720', letter, [film(4200 + index, `Titel på ${letter}`)], { parameter })
          : notPrefetched('4720', 1, parameter);
      return listEntry(`l${index}`, 'T1', letter.toUpperCase(), list, { customFields: {} });
    }),
  ],
  { key: 'TVAZ' },
);

/** [page-category] No key, a picture in a role of its own, and a row whose list has nothing. */
const category = pageOf(
  '/kategorier/gaader',
  'Gåder til sofaen',
  [
    {
      ...imageEntry('i', { imageText: 'Gåder', link: '', widthPercentage: null }),
      images: { custom: 'https://pictures.example/i?Width=2100&Height=150' },
    },
    listEntry('a', 'T2', 'Omtalt', listOf('4715', 'Omtalt', [show(4340, 'Syv tårne')])),
    listEntry('b', 'T1', 'Nordiske', listOf('4716', 'Nordiske', [show(4300, 'Loddet')])),
    listEntry('c', 'T1', 'På vej', { ...notPrefetched('4730', 0) }),
  ],
  { key: '' },
);

const continuous = (title: string, list: SentList) => ({
  id: 'g',
  type: 'ListEntry',
  template: 'Continuous Scroll Automatic',
  title,
  list,
});

/** The service's pages but those of items, oddities and all, by the name of their shape. */
export const pageShapes = {
  'page-home': home,
  'page-home-kids': kidsHome,
  'page-a-z': aToZ,
  'page-category': category,
  'page-list': pageOf(
    '/liste/4714',
    'Under bølgen',
    [
      continuous(
        'Under bølgen',
        listOf('4714', 'Under bølgen', [film(4603, 'Sandslottet'), film(4604, 'Tangskoven')], {
          themes,
          images: { custom: 'https://pictures.example/4714' },
        }),
      ),
    ],
    { key: 'List', template: 'List Page', isSystemPage: true },
  ),
  'page-list-empty': pageOf('/liste/4730', 'Tom hylde', [continuous('Tom hylde', listOf('4730', 'Tom hylde', []))], {
    key: 'List',
    template: 'List Page',
  }),
  'page-help': pageOf(
    '/hjaelp/tv',
    'Sådan kommer du i gang',
    [
      {
        ...textEntry('t1', 'Tre skridt', '<h2>Tre skridt</h2><p>1. Find telefonen.<br/>2. Skriv koden.</p>'),
        template: 'ED2',
      },
      { ...textEntry('t2', '', '<p>Gik det galt? <a href="/hjaelp">Læs mere</a>.</p>'), template: 'ED2' },
    ],
    { key: 'HelpPage', template: 'Support' },
  ),
  'page-account': pageOf(
    '/konto',
    'Konto',
    [
      { id: 'a4', type: 'CustomEntry', template: 'A4', title: 'Profiler', customFields: {} },
      { id: 'a1', type: 'CustomEntry', template: 'A1', title: 'Oplysninger', customFields: {} },
    ],
    { key: 'Account', template: 'Account', isStatic: true },
  ),
} as const;

/** Lists of the front page and the children's, which come when their rows are near. */
export const laterLists: Readonly<Record<string, SentList>> = {
  4702: listShapes.recommendations,
  4704: listOf('4704', 'Genveje', [link(4501, 'Gåder', '/kategorier/gaader', {})]),
  4708: listOf('4708', 'Emner', [link(4511, 'Gåder', '/kategorier/gaader')]),
  4710: listOf('4710', 'Kanaler', [channel(4011, 'Et'), channel(4012, 'To', { customFields: {} })]),
};

/** A page of rails whose lists are these. */
export const railsPage = (lists: readonly SentList[]): SentPage =>
  pageOf(
    '/kategorier/raekker',
    'Rækker',
    lists.map((list, index) => listEntry(`r${index}`, 'T1', `Række ${index + 1}`, list)),
  );
