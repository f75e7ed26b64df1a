import { createFocusEngine, toNodeId } from '@fjernsyn/focus';
import { createFakeHistory, createRecordedTelemetry } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createNavigation } from './navigation';

const contentIdOf = (entryKey: string): string => toNodeId(null, `content-${entryKey}`);

const setUp = (path = '/') => {
  const history = createFakeHistory(path);
  const focus = createFocusEngine();
  const telemetry = createRecordedTelemetry();
  const routes = {
    isWatchPath: (at: string) => at.startsWith('/se/'),
    universeOf: (at: string) =>
      ({ '/': undefined, '/hopla': 'hopla', '/komet': 'komet' })[at] ?? (at === '/' ? undefined : null),
  };
  // A menu that is always there, above whatever screen is shown.
  focus.register({ kind: 'row', id: 'menu', parent: null, order: 0 });
  focus.register({ kind: 'leaf', id: 'menu/home', parent: 'menu' });
  const navigation = createNavigation({ history, focus, telemetry, routes, contentIdOf });
  /** Puts a screen with a row of tiles where the viewer is, as a mounting screen does. */
  const show = (): (() => void) => {
    const id = contentIdOf(navigation.location.get().entryKey);
    const ends = [
      focus.register({ kind: 'row', id, parent: null, order: 1 }),
      ...['a', 'b', 'c'].map((key, order) => focus.register({ kind: 'leaf', id: `${id}/${key}`, parent: id, order })),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
  return { history, focus, telemetry, navigation, show, id: () => contentIdOf(navigation.location.get().entryKey) };
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

test('[SH25] a children’s world holds what is opened from its home, and the way back keeps to where one was', () => {
  const { navigation } = setUp('/hopla');
  const universe = (): string | undefined => navigation.location.get().universe;
  expect(universe()).toBe('hopla');
  navigation.push('/serie/tang_1');
  navigation.push('/se/tang_2');
  expect(universe()).toBe('hopla');
  navigation.push('/komet?featured=true');
  expect(universe()).toBe('komet');
  navigation.push('/film?featured=true');
  expect(universe()).toBeUndefined();
  navigation.push('/');
  navigation.back();
  navigation.back();
  expect(universe()).toBe('komet');
  navigation.back();
  expect(universe()).toBe('hopla');
});
