import type { PlayableItem } from '@fjernsyn/catalogue';
import { AppError, createObservable } from '@fjernsyn/kernel';
import { createFakeCast, createFakeKeyValueStore, settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import type { PromptAnswer } from '../overlays/prompts';
import type { WatchView } from '../watch/watch-view';
import { type CastingDeps, createCasting, introductionKeyOf } from './casting';

const profileOf = (id: string) => ({ profile: { id } }) as ReturnType<CastingDeps['session']['get']>;

const havgus: PlayableItem = { id: '12', type: 'program', title: 'Havgus', tagline: 'Drama' };

/** Casting to a set in the test's hand, for a profile that was told what it is. */
function setUp({ isIntroduced = true }: { readonly isIntroduced?: boolean } = {}) {
  const profile = createObservable(profileOf('karla'));
  const cast = createFakeCast();
  const ask = vi.fn(async (): Promise<PromptAnswer<'cast_introduction'>> => 'allow');
  const store = createFakeKeyValueStore(isIntroduced ? { [introductionKeyOf(profile.get().profile)]: 'seen' } : {});
  const images = { wallpaper: 'https://images.example/12.jpg' };
  const reading = { loadItem: async (id: string) => ({ item: { id, images } }) as never };
  const casting = createCasting({ cast, store, session: profile, prompts: { ask } as never, reading });
  return { ...cast, cast, casting, ask, store, profile };
}

test('[SH1550] the view says how casting stands, and to which set', async () => {
  const { casting, state } = setUp();
  expect(casting.view.get()).toMatchObject({ connectionStatus: 'disconnected', noDevice: false });
  await casting.press();
  expect(casting.view.get()).toMatchObject({ connectionStatus: 'connected', castDevice: 'Stue' });
  state.set({ status: 'no-devices', deviceName: undefined, item: undefined });
  expect(casting.view.get()).toMatchObject({ connectionStatus: 'no-devices', noDevice: true, castDevice: undefined });
});

test('[SH1551] a press connects, and another ends it', async () => {
  const { casting, calls } = setUp();
  await casting.press();
  expect(calls).toEqual(['connect']);
  await casting.press();
  expect(calls).toEqual(['connect', 'disconnect']);
});

test('[SH1552] what casting is stands before the first set is looked for, once for each profile', async () => {
  const { casting, calls, ask, store, profile, state } = setUp({ isIntroduced: false });
  expect(casting.view.get().showIntroduction).toBe(true);
  await casting.press();
  expect([ask.mock.calls, calls]).toEqual([[[{ kind: 'cast_introduction' }]], ['connect']]);
  expect(store.read(introductionKeyOf(profile.get().profile))).toBe('seen');
  state.set({ ...state.get(), status: 'disconnected' });
  await casting.press();
  expect([ask.mock.calls.length, calls]).toEqual([1, ['connect', 'connect']]);
  profile.set(profileOf('viggo'));
  expect(casting.view.get().showIntroduction).toBe(true);
});

test.each([
  ['refuse', false],
  ['cancelled', true],
] as const)('[SH1552] after %s nothing is looked for, and it comes again: %s', async (answer, showIntroduction) => {
  const { casting, calls, ask } = setUp({ isIntroduced: false });
  ask.mockResolvedValue(answer);
  await casting.press();
  expect(calls).toEqual([]);
  expect(casting.view.get().showIntroduction).toBe(showIntroduction);
});

test.each([
  ['cast/no-devices', true],
  ['cast/failed', false],
] as const)('[SH1553] a press that ends with %s says so until the next', async (code, noDevice) => {
  const { casting, cast } = setUp();
  cast.outcome = () => Promise.reject(new AppError(code));
  await casting.press();
  expect(casting.view.get()).toMatchObject({ error: code, noDevice });
  await casting.press();
  expect(casting.view.get()).toMatchObject({ error: undefined, noDevice: false });
});

test('[SH1553] who chooses no set is told nothing', async () => {
  const { casting, cast } = setUp();
  cast.outcome = async () => 'cancelled';
  await casting.press();
  expect(casting.view.get().error).toBeUndefined();
});

/** Something watched, with the items that it was told to play. */
function watching(item: PlayableItem | undefined) {
  const view = createObservable({ item } as WatchView);
  return { view, playItem: vi.fn() };
}

test('[SH1554] the set is told what is watched, with its picture as soon as that is known', async () => {
  const { casting, described } = setUp();
  const watch = watching(undefined);
  const end = casting.follow(watch);
  expect(described).toEqual([]);
  watch.view.set({ item: havgus } as WatchView);
  await settled();
  const told = { id: '12', title: 'Havgus', subtitle: 'Drama' };
  expect(described).toEqual([told, { ...told, pictureUrl: 'https://images.example/12.jpg' }]);
  end();
  watch.view.set({ item: { ...havgus, id: '13' } } as WatchView);
  expect(described).toHaveLength(2);
});

test('[P086] [SH1555] what the set plays of another’s doing is watched here too, and what we sent is not', () => {
  const { casting, state } = setUp();
  const watch = watching(havgus);
  casting.follow(watch);
  const connected = { status: 'connected', deviceName: 'Stue' } as const;
  state.set({ ...connected, item: { id: '12', title: 'Havgus' } });
  expect(watch.playItem).not.toHaveBeenCalled();
  state.set({ ...connected, item: { id: '13', title: 'Tågen' } });
  expect(watch.playItem).toHaveBeenCalledExactlyOnceWith('13');
});

test('[SH1555] the next item is not taken back while the set still plays the one before', () => {
  const { casting, state } = setUp();
  const watch = watching(havgus);
  casting.follow(watch);
  const playing = { status: 'connected', deviceName: 'Stue', item: { id: '12', title: 'Havgus' } } as const;
  state.set(playing);
  watch.view.set({ item: { ...havgus, id: '13' } } as WatchView);
  state.set({ ...playing, deviceName: 'Køkken' });
  state.set({ ...playing, item: undefined });
  expect(watch.playItem).not.toHaveBeenCalled();
});
