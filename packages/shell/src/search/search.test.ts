import { expect, test, vi } from 'vitest';
import { createSearchRig, foundBy, foundItem, parameterOf } from '../testing/search-rig';
import { storedViewer } from '../testing/stored-viewer';

const place = { railId: 'search-playable', railIndex: 0, tileIndex: 0 };

const failed = { status: 500, body: { message: 'nej' } };

test('[SH831] searches once no other key has come for 250 ms, and for 2000 ms on the keypad', async () => {
  const { search, terms, pass, shown } = await createSearchRig();
  for (const text of ['m', 'ma', 'mat']) {
    search.type(text, 'keyboard');
    await pass(249);
  }
  expect([terms(), shown()]).toEqual([[], ['loading']]);
  await pass(1);
  expect([terms(), shown()]).toEqual([['mat'], ['results', 'mat-1']]);
  search.type('mata', 'keypad');
  await pass(1_999);
  expect(terms()).toEqual(['mat']);
  await pass(1);
  expect(terms()).toEqual(['mat', 'mata']);
});

test('[SH831] nothing and one character search for nothing, and neither does a space more', async () => {
  const { search, find, terms, shown, pass } = await createSearchRig();
  expect(shown()).toEqual(['idle']);
  await find('å');
  expect([shown(), terms()]).toEqual([['hint'], []]);
  await find('ål');
  search.type('ål ', 'keypad');
  expect(shown()).toEqual(['results', 'ål-1']);
  await pass(2_000);
  expect([search.view.get().text, terms()]).toEqual(['ål ', ['ål']]);
  await find('');
  expect(shown()).toEqual(['idle']);
});

test('[SH831] Enter searches at once, and so does a recent search', async () => {
  const { search, terms, pass } = await createSearchRig();
  search.type('havn', 'keypad');
  search.submit();
  await pass(0);
  search.type('tang', 'keypad');
  search.chooseRecent('havn');
  await pass(5_000);
  expect([terms(), search.view.get().text]).toEqual([['havn'], 'havn']);
});

test('[SH832] [search-05] a term that comes after cancels the call before it, whose late answer is not shown', async () => {
  const waits: Record<string, number> = { ma: 900, matador: 100 };
  const { find, shown, ports, pass } = await createSearchRig(
    (term) => new Promise((resolve) => ports.clock.after(waits[term] ?? 0, () => resolve(foundBy(term)))),
  );
  await find('ma');
  await find('matador');
  expect(ports.http.requests.map(({ signal }) => signal?.aborted)).toContain(true);
  await pass(100);
  expect(shown()).toEqual(['results', 'matador-1']);
  await pass(1_000);
  expect(shown()).toEqual(['results', 'matador-1']);
});

test('[SH833] results stay while those of another term are on their way, and no longer', async () => {
  const { search, find, shown, pass } = await createSearchRig((term) => (term === 'xx' ? failed : foundBy(term)));
  await find('havn');
  search.type('havne', 'keyboard');
  expect([shown(), search.view.get().term]).toEqual([['loading', 'havn-1'], 'havn']);
  await pass(250);
  expect([shown(), search.view.get().term]).toEqual([['results', 'havne-1'], 'havne']);
  await find('h');
  search.type('ha', 'keyboard');
  expect(shown()).toEqual(['loading']);
  await pass(250);
  await find('xx');
  await pass(60_000);
  search.type('xxx', 'keyboard');
  expect(shown()).toEqual(['loading']);
});

test('[SH834] [analytics-07] the address follows the text, by one entry and one page view', async () => {
  const { search, places, ports, pass, at } = await createSearchRig(undefined, { path: '/' });
  places.navigation.push('/search?featured=true');
  for (const text of ['m', 'ma', 'mat og']) {
    search.type(text, 'keypad');
    await pass(250);
  }
  expect(at().address).toBe('/search?featured=true&q=mat%20og');
  search.type('', 'keypad');
  await pass(250);
  expect(at().address).toBe('/search?featured=true');
  const views = ports.telemetry.events.filter(({ type }) => type === 'page-viewed');
  expect(views.map((view) => 'pageKey' in view && view.pageKey)).toEqual(['Page', 'Search']);
  places.goBack();
  await pass(0);
  expect(at().address).toBe('/');
});

test('[SH834] Enter writes the address at once, the same text writes none, and one that comes from elsewhere stays', async () => {
  const { search, places, at, pass } = await createSearchRig();
  let writes = 0;
  places.navigation.location.subscribe(() => {
    writes += 1;
  });
  search.type('havn', 'keypad');
  search.submit();
  expect([at().address, writes]).toEqual(['/search?q=havn', 1]);
  search.submit();
  search.type('tang', 'keyboard');
  places.navigation.replace('/search?q=lam');
  await pass(5_000);
  expect([at().address, search.view.get().text, writes]).toEqual(['/search?q=lam', 'lam', 2]);
});

test('[SH835] Back from a result shows text, results and their grown pages again, and asks for nothing', async () => {
  const { search, find, places, pass, shown, terms, ports } = await createSearchRig();
  await find('havn');
  search.type('havne', 'keypad');
  const [found] = search.view.get().groups;
  places.items.open({ ...foundItem('havn-1') }, place);
  await pass(5_000);
  expect([places.navigation.location.get().address, terms()]).toEqual(['/program/havn-1', ['havn']]);
  ports.history.back();
  await pass(0);
  expect(search.view.get().text).toBe('havne');
  await find('havn');
  expect([search.view.get().groups[0] === found, shown(), terms()]).toEqual([
    ...[true, ['results', 'havn-1'], ['havn', 'havne']],
  ]);
});

test('[SH835] what is on its way is given up where the viewer goes elsewhere', async () => {
  const { find, places, pass, terms, ports, shown } = await createSearchRig(() => new Promise(() => undefined));
  await find('havn');
  places.navigation.push('/program/1');
  await pass(0);
  expect(ports.http.requests.find(({ url }) => url.includes('/search'))?.signal?.aborted).toBe(true);
  ports.history.back();
  await pass(0);
  expect([terms(), shown()]).toEqual([['havn', 'havn'], ['loading']]);
});

test('[SH835] an address with a text is searched for at once', async () => {
  const { search, terms, places, pass } = await createSearchRig(undefined, { path: '/search?q=f%C3%A5r' });
  await pass(0);
  expect([search.view.get().text, terms()]).toEqual(['får', ['får']]);
  places.navigation.replace('/search?q=lam');
  await pass(0);
  expect([search.view.get().text, terms()]).toEqual(['lam', ['får', 'lam']]);
});

test('[SH836] the ten last searches are cached', async () => {
  const { find, terms } = await createSearchRig();
  const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj', 'kk'];
  for (const name of names) await find(name);
  await find('bb');
  expect(terms()).toEqual(names);
  await find('aa');
  expect(terms()).toEqual([...names, 'aa']);
  await find('cc');
  expect(terms()).toEqual([...names, 'aa', 'cc']);
});

test('[SH836] [profiles-14] another viewer is not shown what was found for the one before, nor their recent searches', async () => {
  const { search, find, session, shown, pass, ports, terms } = await createSearchRig();
  await find('havn');
  search.submit();
  session.change(JSON.parse(storedViewer()['fjernsyn.session']));
  expect([shown(), search.view.get().recent]).toEqual([['loading'], []]);
  await pass(0);
  expect([shown(), terms()]).toEqual([
    ['results', 'havn-1'],
    ['havn', 'havn'],
  ]);
  expect(ports.http.requests.slice(-1)[0]?.url).toContain('sub=Registered');
});

const child = storedViewer({
  profile: { id: 'p-7', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'MRAM-07' },
});

test.each([
  ['whom nothing limits', {}, ['results', 'Ane Lund Rask']],
  ['who is a child', child, ['empty']],
])('[SH846] people by name alone, for %s', async (_, stored, expected) => {
  const people = [{ name: 'Ane Lund Rask', path: '/person/ane-lund-rask' }];
  const { find, shown, pass } = await createSearchRig((term) => ({ body: { term, total: 1, people } }), { stored });
  await find('ane');
  // A child's answers wait for the filter.
  await vi.dynamicImportSettled();
  await pass(0);
  expect(shown()).toEqual(expected);
});

test('[SH847] a child’s search shows nothing that the filter takes out, on further pages neither', async () => {
  const fit = { classification: { code: 'DR-Ramasjang' }, customFields: { ClassificationRating: 'MRAM-ALL' } };
  const all = Array.from({ length: 8 }, (_, at) => ({ ...foundItem(`${at}`), ...(at % 3 === 0 ? fit : {}) }));
  const { search, find, reading, pass } = await createSearchRig(
    (term, url) => {
      const items = all.slice(0, Number(parameterOf(url, 'max_results') ?? 4));
      return {
        body: { term, total: 8, playable: { id: 'p', items, size: 8, paging: { page: 1, total: 2, size: 4 } } },
      };
    },
    { stored: child },
  );
  /** Lets an answer come that waits for the filter. */
  const settle = async (): Promise<void> => {
    await vi.dynamicImportSettled();
    await pass(0);
  };
  await find('havn');
  await settle();
  const list = search.view.get().groups[0]?.list;
  if (list?.state !== 'loaded') throw new Error('a list was expected');
  expect([list.count, list.idAt(0), list.idAt(1)]).toEqual([2, '0', '3']);
  const pages = reading.pagesOf(list);
  pages?.loadNear(1);
  await settle();
  const grown = pages?.state.get().list;
  expect([grown?.count, grown?.idAt(2), grown?.size]).toEqual([3, '6', 3]);
});

test.each([
  ['rød', 'r%C3%B8d'],
  ['pa\u030a ', 'p%C3%A5'],
])('[SH831] [search-09] [search-10] %s goes to the service as %s', async (text, sent) => {
  const { find, addresses } = await createSearchRig();
  await find(text);
  expect(addresses()[0]?.split(/[?&]/)).toContain(`term=${sent}`);
});

test('[SH837] what was submitted is remembered for the profile, and what led to a result', async () => {
  const { search, find, places, pass, ports } = await createSearchRig(undefined, { stored: storedViewer() });
  search.type('havn', 'keyboard');
  search.submit();
  await find('tang');
  search.type('tanga', 'keypad');
  places.items.open(foundItem('tang-1'), place);
  await pass(0);
  expect(search.view.get().recent).toEqual(['tang', 'havn']);
  expect(JSON.parse(ports.store.read('fjernsyn.searches.p-203') ?? '')).toEqual(['havn', 'tang']);
  search.removeRecent('tang');
  expect(search.view.get().recent).toEqual(['havn']);
});

test('[SH837] another window’s searches show while they are the profile’s', async () => {
  const { search, session, ports } = await createSearchRig();
  const heard: (readonly string[])[] = [];
  search.view.subscribe(() => heard.push(search.view.get().recent));
  ports.store.writeElsewhere('fjernsyn.searches.anonymous', '["havn"]');
  session.change(JSON.parse(storedViewer()['fjernsyn.session']));
  ports.store.writeElsewhere('fjernsyn.searches.anonymous', '["tang"]');
  ports.store.writeElsewhere('fjernsyn.searches.p-203', '["lam"]');
  expect(heard).toEqual([['havn'], [], ['lam']]);
});

test('[SH838] a search that does not work keeps the text, and is tried again by the viewer and by the service’s return', async () => {
  let isDown = true;
  const { search, find, shown, pass, online } = await createSearchRig((term) => (isDown ? failed : foundBy(term)));
  await find('havn');
  await pass(60_000);
  const { text, error, isRetrying } = search.view.get();
  expect([shown(), text, error?.code, isRetrying]).toEqual([['failed'], 'havn', expect.any(String), false]);
  search.retry();
  expect([shown(), search.view.get().isRetrying]).toEqual([['failed'], true]);
  await pass(60_000);
  isDown = false;
  search.retry();
  await pass(0);
  expect(shown()).toEqual(['results', 'havn-1']);
  online.set(false);
  await find('tang');
  expect([shown(), search.view.get().error?.code]).toEqual([['failed'], 'http/unreachable']);
  online.set(true);
  await pass(0);
  expect(shown()).toEqual(['results', 'tang-1']);
});

test('[SH838] finding nothing is an answer', async () => {
  const { search, find, shown } = await createSearchRig((term) => foundBy(term, 0));
  await find('xqzv');
  expect([shown(), search.view.get().total]).toEqual([['empty'], 0]);
});

test('[SH839] an answered search is an event, and so is a result that is opened', async () => {
  const { search, find, places, ports, pass } = await createSearchRig((term) => foundBy(term.slice(0, 3), 2));
  const long = `hav${'n'.repeat(200)}`;
  await find(long);
  places.items.open(foundItem('hav-2'), { ...place, tileIndex: 1 });
  await pass(0);
  places.items.open(foundItem('7'), place);
  ports.history.back();
  ports.history.back();
  await pass(0);
  expect(search.view.get().state).toBe('results');
  expect(ports.telemetry.events.filter(({ type }) => type.startsWith('search'))).toEqual([
    { type: 'searched', term: long.slice(0, 100), resultCount: 2 },
    { type: 'search-result-clicked', term: long.slice(0, 100), itemId: 'hav-2', itemType: 'program' },
  ]);
});

test('[SH839] an answer that another viewer is given is no other search, and what opens without results is none', async () => {
  const { search, find, session, places, ports, pass } = await createSearchRig();
  places.items.open(foundItem('1'), place);
  ports.history.back();
  await pass(0);
  await find('havn');
  session.change(JSON.parse(storedViewer()['fjernsyn.session']));
  await pass(0);
  expect(search.view.get().state).toBe('results');
  const told = ports.telemetry.events.map(({ type }) => type).filter((type) => type.startsWith('search'));
  expect(told).toEqual(['searched']);
});

test('[SH840] a search says its session, another one after five minutes, and never who keeps out of statistics', async () => {
  const { find, addresses, ports, session, pass } = await createSearchRig(undefined, { stored: storedViewer() });
  const of = (name: string) => addresses().map((url) => parameterOf(url, name));
  await find('aa');
  await find('bb');
  await pass(299_750);
  await session.setConsent({ preferences: true, statistics: true });
  await find('cc');
  const [first, second, , third] = of('sessionId');
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  expect(of('userId').slice(0, 2)).toEqual([undefined, undefined]);
  expect(of('userId').slice(-1)).toEqual(['a-9001']);
  expect(ports.telemetry.events.filter(({ type }) => type === 'searched')).toHaveLength(3);
});

test('[SH841] a group grows by pages, which the service is asked for by a longer answer', async () => {
  const { search, find, reading, addresses, pass } = await createSearchRig((term, url) => {
    const most = Number(parameterOf(url, 'max_results') ?? 18);
    const items = Array.from({ length: 40 }, (_, at) => foundItem(`${at}`)).slice(0, most);
    return {
      body: {
        term,
        total: 40,
        playable: { id: 'playable-items', items, size: 40, paging: { page: 1, total: 3, size: 18 } },
      },
    };
  });
  await find('havn');
  const [rail] = search.view.get().groups;
  if (rail?.list.state !== 'loaded') throw new Error('a rail was expected');
  const pages = reading.pagesOf(rail.list);
  pages?.loadNear(17);
  await pass(0);
  pages?.loadNear(35);
  await pass(0);
  expect(pages?.state.get().list).toMatchObject({ count: 40, size: 40 });
  expect(addresses().map((url) => [parameterOf(url, 'max_results'), parameterOf(url, 'include')])).toEqual([
    ...[
      [undefined, undefined],
      ['36', 'playable'],
      ['54', 'playable'],
    ],
  ]);
});
