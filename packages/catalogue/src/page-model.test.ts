import type { Api } from '@fjernsyn/api';
import { parseItemList, parsePage } from '@fjernsyn/contracts';
import { toListModel } from '@fjernsyn/lists';
import { describe, expect, it, vi } from 'vitest';
import { fillHero } from './hero-model';
import { isEmptyPage, type PageOptions, railsOf, toPageModel } from './page-model';
import { fillRail } from './rail-model';

const ignore = (): void => undefined;
const item = (id: string) => ({ id, type: 'movie', title: `Film ${id}`, path: `/film/${id}` });
const list = (id: string, ids: readonly string[]) => ({
  id,
  size: ids.length,
  items: ids.map(item),
  paging: { page: 1, total: 1, size: 24 },
});
const unloaded = (id: string, size: number) => ({ id, size, items: [], paging: { page: 0, total: 1, size: 24 } });
const row = (template: string, fields: object = {}, type = 'ListEntry') => ({ id: 'e', type, template, ...fields });

async function modelOf(entries: readonly unknown[], options?: PageOptions, sent: object = {}) {
  const faults = { report: vi.fn(), reportContract: vi.fn() } satisfies Api['faults'];
  const page = parsePage({ id: '1', key: 'Home', template: 'Home', title: 'Forside', entries, ...sent }, ignore);
  const model = await toPageModel(page, '/', faults, options);
  return { faults, model, rails: railsOf(model), kinds: model.sections.map(({ kind }) => kind) };
}

const text = (fields: object = {}) => row('ED2', { text: '<p>Ord.</p>', ...fields }, 'TextEntry');
const image = (fields: object = {}) =>
  row('H9', { images: { hero7x1: 'https://pictures.example/1?Width=2100&Height=300' }, ...fields }, 'ImageEntry');

describe('a page', () => {
  it.each(['A1', 'A2', 'A3', 'A5', 'A6', 'A99'])('[CA600] has the part %s of an account', async (part) => {
    const { model } = await modelOf([row(part, { title: 'Konto', customFields: {} }, 'CustomEntry')]);
    expect(model.sections).toEqual([{ kind: 'account', id: 'e:1', part, title: 'Konto' }]);
  });

  it.each(['AccountProfileWatched', 'AccountProfileBookmarks'])(
    '[CA602] %s has one list, of a profile alone',
    async (key) => {
      const own = {
        id: key.slice('AccountProfile'.length),
        size: -1,
        items: [],
        paging: { page: 0, total: -1, authorization: { type: 'UserProfile', scope: 'Catalog' } },
      };
      const entries = [row('U1', { title: 'Min liste', list: own }, 'UserEntry')];
      const seen = await modelOf(entries, { hasProfile: true }, { key, template: 'Account' });
      expect([seen.model.key, seen.model.sections.length]).toEqual([key, 1]);
      expect((await modelOf(entries, {}, { key, template: 'Account' })).model.sections).toEqual([]);
    },
  );

  it('[CA601] has a page of the web, and none where its address is none', async () => {
    const web = (url: unknown) => row('Web View', { title: 'Vilkår', customFields: { url } }, 'CustomEntry');
    const { model } = await modelOf([web('https://web.example/vilkaar'), web('javascript:alert(1)'), web('')]);
    expect(model.sections).toEqual([{ kind: 'web', id: 'e:1', title: 'Vilkår', url: 'https://web.example/vilkaar' }]);
  });

  it('[CA12] is sections in the order of its entries', async () => {
    const { model, kinds } = await modelOf([
      row('DRH6', { list: list('1', ['a', 'b']), customFields: { autoCycle: 8 } }),
      row('T2', { title: 'Nyt', list: list('2', ['c']), customFields: { moreLinkUrl: '/kategorier/nyt' } }),
      text({ title: 'Om' }),
      row('P1', { list: unloaded('3', 6) }),
      image(),
    ]);
    expect(model).toMatchObject({ id: '1', path: '/', key: 'Home', template: 'Home', title: 'Forside' });
    expect(isEmptyPage(model)).toBe(false);
    expect(kinds).toEqual(['hero', 'rail', 'text', 'rail', 'image']);
    expect(model.sections).toMatchObject([
      { listState: 'loaded', count: 2, autoCycleMs: 8_000 },
      { title: 'Nyt', role: 'wide', listState: 'loaded', count: 1, size: 1, moreLinkPath: '/kategorier/nyt' },
      { title: 'Om', html: '<p>Ord.</p>' },
      { title: '', role: 'poster', listState: 'not-loaded', listKey: { id: '3' }, count: 0, size: 6 },
      { ratio: 7 },
    ]);
  });

  it('[CA691] shows the list that it is about, once, and says so where that is empty', async () => {
    const about = { list: { ...list('9', ['a']), title: 'Alle film' } };
    expect((await modelOf([], {}, about)).model.sections).toMatchObject([
      { kind: 'grid', id: 'list:1', title: 'Alle film', count: 1 },
    ]);
    const detail = row('Continuous Scroll', { title: 'Her' }, 'ListDetailEntry');
    expect((await modelOf([detail], {}, about)).model.sections).toMatchObject([
      { kind: 'grid', title: 'Her', count: 1 },
    ]);
    const scrolling = row('CS1', { list: list('9', []), title: 'Film' });
    expect((await modelOf([scrolling], {}, about)).model.sections).toMatchObject([
      { kind: 'grid', title: 'Film', listState: 'loaded', count: 0 },
    ]);
  });

  it('[CA692] shows a viewer’s list in rows where it is all of the page', async () => {
    const own = row('U1', { list: unloaded('Bookmarks', -1) }, 'UserEntry');
    expect((await modelOf([own], { hasProfile: true })).kinds).toEqual(['grid']);
    expect((await modelOf([own, text()], { hasProfile: true })).kinds).toEqual(['rail', 'text']);
    expect((await modelOf([own])).kinds).toEqual([]);
  });

  it('[CA691] without a viewer the list of one is no grid either', async () => {
    const kept = {
      ...list('9', []),
      paging: { page: 0, total: -1, authorization: { type: 'UserProfile', scope: 'Catalog' } },
    };
    expect((await modelOf([row('CS1', { list: kept })])).kinds).toEqual([]);
    expect((await modelOf([row('CS1', { list: kept })], { hasProfile: true })).kinds).toEqual(['grid']);
  });

  it.each([
    [{ canonical: '/film/alle', path: '/film' }, '/film/alle'],
    [{ path: '/film' }, '/film'],
    [{}, undefined],
    [{ canonical: 'https://other.example/film', path: '/film' }, undefined],
  ])('[CA180] [found-wire-02] of %j the own path is %s', async (sent, ownPath) => {
    expect((await modelOf([], {}, sent)).model.ownPath).toBe(ownPath);
  });

  it('[CA12] has an empty title and no key where the service gives it none', async () => {
    const { model } = await modelOf([], {}, { key: undefined, title: undefined });
    expect(model.title).toBe('');
    expect(model).not.toHaveProperty('key');
  });

  it('[CA12] begins with the detail of its item and the episodes, wherever the item stands', async () => {
    const episodes = { ...list('9', ['x']), items: [{ id: 'x', type: 'episode', title: 'Et' }] };
    const item = { id: 's', type: 'season', title: 'Sæson', episodes };
    const entries = [row('T1', { list: list('1', ['a']) }), row('Item Detail Standard', { item }, 'ItemEntry')];
    expect((await modelOf(entries)).kinds).toEqual(['detail', 'episodes', 'rail']);
    expect((await modelOf(entries.slice(0, 1), {}, { item })).kinds).toEqual(['detail', 'episodes', 'rail']);
  });

  it('[CA19] gives sections ids by their entries: none changes when another entry comes or goes', async () => {
    const rail = (id: string) => ({ ...row('T1', { list: list('1', ['a']) }), id });
    const idsOf = async (...ids: readonly string[]) =>
      (await modelOf(ids.map(rail))).model.sections.map(({ id }) => id);
    expect(await idsOf('a', 'b', 'a')).toEqual(['a:1', 'b:1', 'a:2']);
    expect(await idsOf('new', 'a', 'b', 'a')).toEqual(['new:1', 'a:1', 'b:1', 'a:2']);
  });

  it('[CA12] has one hero: a second is a rail', async () => {
    const { kinds, rails } = await modelOf([
      row('DRH6', { list: list('1', ['a']) }),
      row('DRH6', { list: list('2', ['b']) }),
    ]);
    expect(kinds).toEqual(['hero', 'rail']);
    expect(rails).toMatchObject([{ role: 'wide', listKey: { id: '2' } }]);
  });

  it('[CA13] drops rows without items, and rows without a list, a text or a picture', async () => {
    const { model } = await modelOf([
      row('T1', { list: list('1', []) }),
      row('T1', { list: unloaded('2', 0) }),
      row('T1'),
      text({ text: ' ' }),
      image({ images: {} }),
    ]);
    expect(model.sections).toEqual([]);
    expect(isEmptyPage(model)).toBe(true);
  });

  it('[CA13] [lists-16] shows the other rows where an answer lacks what it should have', async () => {
    const { rails } = await modelOf([row('T1'), row('T1', { list: { id: '2', items: [{ id: 'a' }, item('b')] } })]);
    expect(rails).toMatchObject([{ count: 1 }]);
  });

  it("[CA14] hides a viewer's rows until there is a viewer", async () => {
    const paging = { page: 0, total: -1, size: -1, authorization: { type: 'UserProfile' } };
    const entries = [row('DRU2', { list: { id: 'ContinueWatching', size: -1, items: [], paging } }, 'UserEntry')];
    expect((await modelOf(entries)).rails).toEqual([]);
    expect((await modelOf(entries, { hasProfile: true })).rails).toMatchObject([{ listState: 'viewer-placeholder' }]);
  });

  it("[CA14] hides a viewer's row by its kind, and by its list, whether that is loaded or not", async () => {
    const paging = { page: 0, total: -1, size: -1, authorization: { type: 'UserProfile' } };
    const entries = [
      row('T1', { list: list('1', ['a']) }, 'UserEntry'),
      row('T1', { list: { id: '2', size: -1, items: [], paging } }),
    ];
    expect((await modelOf(entries)).rails).toEqual([]);
    expect((await modelOf(entries, { hasProfile: true })).rails).toHaveLength(2);
  });

  it('[CA563] shows the list of a profile to a profile alone, and reads it as one', async () => {
    const entries = [row('T1', { list: list('1', ['a']), listMeta: { isProfileList: true } })];
    expect((await modelOf(entries)).rails).toEqual([]);
    const [own] = (await modelOf(entries, { hasProfile: true })).rails;
    expect(own?.listKey).toEqual({ id: '1', isProfileList: true });
  });

  it('[CA564] reads what is recommended with an item for a profile, on that item’s page', async () => {
    const entries = [
      row('T1', { list: list('1', ['a']) }, 'RecommendationEntry'),
      row('T1', { list: list('2', ['b']) }),
    ];
    const item = { id: '12', type: 'movie', title: 'Havgus' };
    const keysOf = async (options: object, page: object) =>
      (await modelOf(entries, options, page)).rails.map(({ listKey }) => listKey);
    expect(await keysOf({ hasProfile: true }, { item })).toEqual([{ id: '1', contentId: '12' }, { id: '2' }]);
    expect(await keysOf({ hasProfile: true }, {})).toEqual([{ id: '1' }, { id: '2' }]);
    expect(await keysOf({}, { item })).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it.each(['ListEntry', 'RecommendationEntry', 'ChannelListEntry'])('[CA10] shows the list of a %s', async (type) => {
    expect((await modelOf([row('T1', { list: list('1', ['a']) }, type)])).kinds).toEqual(['rail']);
  });

  it('[CA534] a rail leads on inside the product alone', async () => {
    const moreOf = async (moreLinkUrl: string) =>
      (await modelOf([row('T1', { list: list('1', ['a']), customFields: { moreLinkUrl } })])).rails[0];
    expect(await moreOf('/film')).toMatchObject({ moreLinkPath: '/film' });
    expect(await moreOf('https://other.example/film')).not.toHaveProperty('moreLinkPath');
  });

  it('[CA535] an item has episodes where some came along, or a season is there to choose', async () => {
    const kindsOf = async (item: object) => (await modelOf([], {}, { item })).kinds;
    const episodes = { ...list('9', ['x']), items: [{ id: 'x', type: 'episode', title: 'Et' }] };
    const season = { id: 's', type: 'season', title: 'Sæson 1', seasonNumber: 1 };
    const show = { id: 'v', type: 'show', title: 'Havgus' };
    const withSeason = (fields: object) => ({
      ...show,
      seasons: { ...list('8', []), size: 1, items: [{ ...season, ...fields }] },
    });
    expect(await kindsOf({ id: '1', type: 'movie', title: 'A' })).toEqual(['detail']);
    expect(await kindsOf(show)).toEqual(['detail']);
    expect(await kindsOf(withSeason({}))).toEqual(['detail', 'episodes']);
    expect(await kindsOf(withSeason({ episodes }))).toEqual(['detail', 'episodes']);
    expect(await kindsOf(withSeason({ episodes: list('9', []) }))).toEqual(['detail']);
  });

  it('[CA11] reports an unknown row and skips it', async () => {
    const { model, faults } = await modelOf([row('DRX11', {}, 'CustomEntry'), row('Standard', {}, 'ItemEntry')]);
    expect(model.sections).toEqual([]);
    expect(faults.report.mock.calls).toEqual([[{ kind: 'unknown-template', at: 'CustomEntry DRX11' }]]);
  });
});

describe('a picture', () => {
  const pictureOf = async (fields: object) => (await modelOf([image(fields)])).model.sections[0];

  it('[CA18] has its words, where OK leads, and its address in the width that is needed', async () => {
    const customFields = { imageText: 'Gå på opdagelse', caption: 'Havnen', altText: 'En havn', link: '/kategorier' };
    const picture = await pictureOf({ customFields });
    expect(picture).toMatchObject({
      text: 'Gå på opdagelse',
      caption: 'Havnen',
      alternative: 'En havn',
      path: '/kategorier',
      ratio: 7,
    });
    const sized = (width: number) => `https://pictures.example/ResizeImage/$value?Width=${width}`;
    const resizable = await pictureOf({ images: { hero7x1: sized(2100) } });
    expect(resizable?.kind === 'image' && resizable.image(640)).toBe(sized(640));
    expect(picture?.kind === 'image' && picture.image(640)).toBe('https://pictures.example/1?Width=2100&Height=300');
    expect(await pictureOf({})).not.toHaveProperty('path');
  });

  it('[CA18] is told by what it shows, else by its words, else by its title', async () => {
    const [altText, imageText] = ['En havn', 'Gå på opdagelse'];
    const spoken = async (fields: object) => {
      const picture = await pictureOf(fields);
      return picture?.kind === 'image' ? [picture.alternative, picture.text, picture.caption] : [];
    };
    expect(await spoken({ title: 'Havnen', customFields: { altText, imageText } })).toEqual([altText, imageText, '']);
    expect(await spoken({ title: 'Havnen', customFields: { imageText } })).toEqual([imageText, imageText, '']);
    expect(await spoken({ title: 'Havnen' })).toEqual(['Havnen', '', '']);
    expect(await spoken({})).toEqual(['', '', '']);
  });

  it.each([
    ['wallpaper', 16 / 9],
    ['tile', 16 / 9],
    ['hero4x3', 4 / 3],
    ['block', 4 / 3],
    ['square', 1],
    ['poster', 2 / 3],
    ['tall', 1 / 2],
  ])('[CA18] of the role %s has the ratio %d', async (role, ratio) => {
    expect(await pictureOf({ images: { [role]: 'https://pictures.example/1' } })).toMatchObject({ ratio });
  });

  it('[CA18] has the ratio of its role, else the one that its address says', async () => {
    expect(await pictureOf({ images: { custom: 'https://pictures.example/1?Width=2100&Height=150' } })).toMatchObject({
      ratio: 14,
    });
    for (const size of ['', '?Width=2100', '?Height=300', '?Width=2100&Height=0']) {
      const custom = `https://pictures.example/1${size}`;
      expect(await pictureOf({ images: { custom } })).toMatchObject({ ratio: 16 / 9 });
    }
    expect(
      await pictureOf({ images: { tile: 'https://pictures.example/1', hero3x1: 'https://pictures.example/2' } }),
    ).toMatchObject({ ratio: 3 });
  });
});

describe('the tiles of a rail', () => {
  it('[CA15] are made one at a time, and each once', async () => {
    const [rail] = (await modelOf([row('T1', { list: list('1', ['a', 'b']) })])).rails;
    expect(rail?.tileAt(1)).toMatchObject({ id: 'b', title: 'Film b', path: '/film/b' });
    expect(rail?.tileAt(1)).toBe(rail?.tileAt(1));
    expect(rail?.tileAt(2)).toBeUndefined();
    expect([rail?.idAt(0), rail?.idAt(2)]).toEqual(['a', undefined]);
  });

  it('[CA15] come with the list that is loaded later; the rail stays the same one', async () => {
    const { model, rails } = await modelOf([
      row('DRH6', { list: unloaded('1', 1) }),
      row('P1', { title: 'Film', list: unloaded('2', 1) }),
    ]);
    const loaded = toListModel(parseItemList(list('2', ['a']), ignore), ignore);
    const [hero] = model.sections;
    const [rail] = rails;
    const filled = rail && fillRail(rail, loaded);
    expect(filled).toMatchObject({ id: rail?.id, title: 'Film', role: 'poster', listKey: { id: '2' }, count: 1 });
    expect(filled?.tileAt(0)?.id).toBe('a');
    const shown = hero?.kind === 'hero' ? fillHero(hero, loaded) : undefined;
    expect(shown?.slideAt(0)).toMatchObject({ id: 'a', tagline: '', description: '' });
    expect(shown?.slideAt(0)).toBe(shown?.slideAt(0));
  });
});
