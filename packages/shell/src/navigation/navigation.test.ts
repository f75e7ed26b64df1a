import { createFocusEngine } from '@fjernsyn/focus';
import { createFakeHistory, createFakeKeyValueStore, createRecordedTelemetry } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { contentGroupOf, contentIdOf, rootKey } from './content-group';
import { createNavigation } from './navigation';
import { createPlaceMemory } from './place-memory';

const paths = {
  home: '/',
  search: '/search',
  signIn: '/signin',
  account: '/konto',
  error: '/fejl',
  tv: '/tv',
  films: '/film',
  watch: '/se/',
  help: '/hjaelp',
  profileHelp: '/hjaelp/profiler',
};

const setUp = (path = '/', history = createFakeHistory(path), visitStore = createFakeKeyValueStore()) => {
  const focus = createFocusEngine();
  const telemetry = createRecordedTelemetry();
  const routes = {
    isWatchPath: (at: string) => at.startsWith('/se/'),
    universeOf: (at: string) =>
      ({ '/': undefined, '/blue': 'blue', '/green': 'green' })[at] ?? (at === '/' ? undefined : null),
    isHeld: () => false,
    isSearchPath: (at: string) => at === paths.search,
    isSignInScreen: (at: string) => at === paths.signIn,
    isRestricted: (at: string) => at.startsWith('/konto'),
    isStatic: () => true,
    isReadAnew: () => false,
  };
  // A menu that is always there, above whatever screen is shown.
  focus.register({ kind: 'column', id: rootKey, parent: null });
  focus.register({ kind: 'row', id: 'app/menu', parent: rootKey, order: 0 });
  focus.register({ kind: 'leaf', id: 'app/menu/home', parent: 'app/menu' });
  let isSignedIn = false;
  const guards = { redirectOf: (at: string) => (isSignedIn || at === paths.signIn ? undefined : paths.signIn) };
  const places = createPlaceMemory(visitStore);
  const tellDeadLink = vi.fn<() => void>();
  const navigation = createNavigation({
    history,
    focus,
    telemetry,
    routes,
    guards,
    places,
    home: () => paths.home,
    tellDeadLink,
  });
  /** Puts a screen with a row of tiles where the viewer is, as a mounting screen does. */
  const show = (): (() => void) => {
    const id = contentIdOf(navigation.location.get().entryKey);
    const ends = [
      focus.register({ ...contentGroupOf(navigation.location.get().entryKey), kind: 'row' }),
      ...['a', 'b', 'c'].map((key, order) => focus.register({ kind: 'leaf', id: `${id}/${key}`, parent: id, order })),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
  const signIn = (is: boolean): void => {
    isSignedIn = is;
    navigation.guard();
  };
  const way = (): readonly string[] => history.entries.map((entry) => entry.path);
  const at = (): string => navigation.location.get().address;
  return {
    history,
    visitStore,
    focus,
    telemetry,
    navigation,
    show,
    signIn,
    way,
    at,
    id: () => contentIdOf(navigation.location.get().entryKey),
  };
};

test('[SH7] first focus goes to the new screen and not to the menu', () => {
  const { focus, show, id } = setUp();
  show();
  expect(focus.getFocused()).toBe(`${id()}/a`);
});

test('[SH6] gives focus back on the way back', () => {
  const { focus, navigation, show, id } = setUp();
  const leave = show();
  focus.move('right');
  focus.move('right');
  const before = focus.getFocused();
  navigation.push('/serie/havgus_1');
  leave();
  const leaveItem = show();
  expect(focus.getFocused()).toBe(`${id()}/a`);
  navigation.back();
  leaveItem();
  show();
  expect(focus.getFocused()).toBe(before);
});

test('[SH234] focus passes from place to place without a stop in the menu, there and back', () => {
  const { focus, navigation, show, id } = setUp();
  const leaveHome = show();
  const stops: (string | null)[] = [];
  focus.subscribe(({ to }) => stops.push(to));
  navigation.push('/serie/havgus_1');
  leaveHome();
  const leaveItem = show();
  const item = id();
  navigation.back();
  leaveItem();
  show();
  expect(stops).toEqual([item, `${item}/a`, id(), `${id()}/a`]);
});

test('[SH234] a place that never had a screen leaves nothing behind in the focus tree', () => {
  const { focus, navigation, id } = setUp();
  const first = id();
  navigation.push('/serie/havgus_1');
  expect([first, id()].map((group) => focus.inspect().tree.get(group) !== undefined)).toEqual([false, true]);
});

test('[SH6] keeps apart two visits to the same address', () => {
  const { navigation } = setUp();
  const first = navigation.location.get().entryKey;
  navigation.push('/');
  expect(navigation.location.get().entryKey).not.toBe(first);
  navigation.back();
  expect(navigation.location.get().entryKey).toBe(first);
});

test('[SH8] refuses Back at the first entry', () => {
  const { navigation } = setUp();
  expect(navigation.back()).toBe(false);
  navigation.push('/a');
  expect(navigation.back()).toBe(true);
});

test('[SH9] tells every move with the path alone', () => {
  const { navigation, telemetry } = setUp();
  navigation.push('/search?q=havgus');
  navigation.replace('/film');
  navigation.back();
  expect(telemetry.events).toEqual([
    { type: 'navigated', path: '/search', change: 'push' },
    { type: 'navigated', path: '/film', change: 'replace' },
    { type: 'navigated', path: '/', change: 'pop' },
  ]);
});

test('[SH5] a watch path is a watch screen', () => {
  expect(setUp('/se/havgus_12').navigation.location.get().screen).toMatchObject({ kind: 'watch', itemId: '12' });
});

test('[SH25] a universe holds what is opened from its home, and the way back keeps to where one was', () => {
  const { navigation } = setUp('/blue');
  const universe = (): string | undefined => navigation.location.get().universe;
  expect(universe()).toBe('blue');
  navigation.push('/serie/tang_1');
  navigation.push('/se/tang_2');
  expect(universe()).toBe('blue');
  navigation.push('/green?featured=true');
  expect(universe()).toBe('green');
  navigation.push('/film?featured=true');
  expect(universe()).toBeUndefined();
  navigation.push('/');
  navigation.back();
  navigation.back();
  expect(universe()).toBe('green');
  navigation.back();
  expect(universe()).toBe('blue');
});

test('[SH101] a PUSH stands on top, a REPLACE in the place, a POP goes back', () => {
  const { navigation, way, at } = setUp();
  navigation.push('/a');
  navigation.replace('/b');
  expect([way(), navigation.location.get().change]).toEqual([['/', '/b'], 'replace']);
  navigation.back();
  expect([at(), navigation.location.get().change]).toEqual(['/', 'pop']);
});

test('[SH102] an address that asks not to be kept takes the place of the one it is opened from', () => {
  const { navigation, way } = setUp();
  navigation.push('/a');
  navigation.push('/b?back=1');
  expect(way()).toEqual(['/', '/b?back=1']);
});

test('[SH103] the file that the application lies in is home', () => {
  const { history, at } = setUp('/index.html');
  expect([history.current.path, at()]).toEqual(['/', '/']);
});

test('[SH104] an unsafe address opens nothing, at start home, and an unsafe value is blanked', () => {
  const { navigation, at } = setUp('/a%3Cscript%3E');
  expect(at()).toBe('/');
  for (const address of ['https://a.example/', '//a.example', 'javascript:alert(1)', '/%3cb', '']) {
    navigation.push(address);
    navigation.replace(address);
    expect(at()).toBe('/');
  }
  navigation.push('/search?q=%3Cb%3E&x=1');
  expect(at()).toBe('/search?q=&x=1');
});

test('[SH105] the search takes another query where it stands, and focus stays', () => {
  const { navigation, show, focus, way } = setUp();
  navigation.push('/search?q=h');
  show();
  focus.move('right');
  const [before, { entryKey }] = [focus.getFocused(), navigation.location.get()];
  navigation.replace('/search?q=ha');
  expect(way()).toEqual(['/', '/search?q=ha']);
  expect([navigation.location.get().entryKey, focus.getFocused()]).toEqual([entryKey, before]);
  navigation.replace('/film');
  expect(navigation.location.get().entryKey).not.toBe(entryKey);
});

test.each([
  [['/', '/serie/1', '/se/10', '/se/11'], '/serie/1'],
  [['/se/11'], '/'],
  [['/se/10', '/se/11'], '/'],
  [['/', '/serie/1', '/se/10', '/film/2'], '/serie/1'],
])('[SH106] [routes-09] Back from the end of %j opens %s', ([first = '', ...rest], expected) => {
  const { navigation, at } = setUp(first);
  for (const address of rest) navigation.push(address);
  if (!navigation.back()) navigation.replace('/');
  expect(at()).toBe(expected);
});

test('[SH106] the browser’s own way forward leads to what was watched', () => {
  const { history, navigation, at } = setUp();
  navigation.push('/serie/1');
  navigation.push('/se/10');
  navigation.back();
  history.forward();
  expect(at()).toBe('/se/10');
});

test('[SH107] a restricted page is held back while nobody is signed in, and opens for the one who signs in', () => {
  const { navigation, signIn, way, at } = setUp();
  navigation.push('/konto/profil');
  expect([way(), navigation.location.get().screen.kind]).toEqual([['/', '/signin'], 'sign-in']);
  signIn(true);
  expect(at()).toBe('/konto/profil');
  signIn(false);
  expect(at()).toBe('/signin');
});

test('[SH107] a restricted page is held back at start and on the way back', () => {
  expect(setUp('/konto').at()).toBe('/signin');
  const { navigation, signIn, at } = setUp();
  signIn(true);
  navigation.push('/konto');
  navigation.push('/film');
  signIn(false);
  navigation.back();
  expect(at()).toBe('/signin');
});

test('[SH110] a reload keeps focus and universe here and further back', () => {
  const before = setUp('/blue');
  before.show();
  before.focus.move('right');
  before.navigation.push('/serie/tang_1');
  before.navigation.keep();
  const after = setUp('', before.history, before.visitStore);
  expect(after.navigation.location.get().universe).toBe('blue');
  after.navigation.back();
  after.show();
  expect(after.focus.getFocused()).toBe(`${after.id()}/b`);
});

test('[SH110] a reload keeps the place where it happens', () => {
  const before = setUp();
  before.show();
  before.focus.move('right');
  before.navigation.keep();
  const after = setUp('', before.history, before.visitStore);
  after.show();
  expect(after.focus.getFocused()).toBe(`${after.id()}/b`);
});

test('[SH117] how far a page was scrolled by hand is kept for its place alone, over a reload too', () => {
  const before = setUp();
  const { entryKey } = before.navigation.location.get();
  before.navigation.placeOf(entryKey).keep(333);
  expect(before.navigation.placeOf(entryKey).wasLeft).toBe(false);
  before.navigation.push('/');
  expect(before.navigation.placeOf(entryKey).wasLeft).toBe(true);
  expect(before.navigation.placeOf(before.navigation.location.get().entryKey).scrolledPx).toBeUndefined();
  before.navigation.keep();
  const after = setUp('', before.history, before.visitStore);
  expect(after.navigation.placeOf(entryKey).scrolledPx).toBe(333);
});

test('[SH234] focus is held where a place led on to while it was told of, and not in the one that was passed', () => {
  const { navigation, focus, id } = setUp();
  const end = navigation.location.subscribe(() => {
    end();
    navigation.replace('/videre');
  });
  navigation.push('/forbi');
  expect(navigation.location.get().screen.path).toBe('/videre');
  expect(focus.getFocused() ?? focus.snapshot().path.join()).toContain(id());
});
