import type { Api } from '@fjernsyn/api';
import type { PlayableItem } from '@fjernsyn/catalogue';
import type { MediaFile } from '@fjernsyn/contracts';
import { AppError, createObservable } from '@fjernsyn/kernel';
import type { MediaSource } from '@fjernsyn/platform';
import { createFakePorts, settled } from '@fjernsyn/platform/testing';
import * as player from '@fjernsyn/player';
import type { SessionState } from '@fjernsyn/session';
import { expect, test, vi } from 'vitest';
import { file, item } from '../testing/watch-rig';
import { createPlayAhead } from './play-ahead';

const known = (id: string) => ({
  id,
  state: createObservable<PlayableItem | undefined>({ ...item, id }),
  load: async () => ({ ...item, id }),
  retry: () => undefined,
});
const nobody = { role: 'anonymous', profile: undefined } as const;

/** Answers are those of `answers`, one call after the other, and then the film's file. */
function setUp(answers: readonly Promise<readonly MediaFile[]>[] = [], canPreload = true) {
  const fakes = createFakePorts();
  const told: string[] = [];
  const preload = ({ url, startSeconds }: MediaSource) => {
    told.push(`begin ${url} ${startSeconds}`);
    return () => void told.push('give up');
  };
  const mediaEngines = canPreload ? { ...fakes.mediaEngines, preload } : fakes.mediaEngines;
  let calls = 0;
  const perform = () => {
    calls += 1;
    return answers[calls - 1] ?? Promise.resolve([file]);
  };
  const api = { wiring: { mediaFormats: ['mp4'], caller: { perform } } } as unknown as Api;
  const session = createObservable<Pick<SessionState, 'role' | 'profile'>>(nobody);
  const ahead = createPlayAhead({
    ports: { ...fakes, mediaEngines },
    reading: { api, loadItem: vi.fn() },
    viewer: createObservable({ isDeviceAbroad: undefined }),
    session,
    positions: { leftAt: async () => ({ positionSeconds: 50, isFullyWatched: false }) },
    preferences: { read: () => undefined },
    loadPlayer: async () => player,
  });
  const resolve = (id = '12') => ahead.mediaOf(known(id)).resolve(id, new AbortController().signal);
  return { ahead, clock: fakes.clock, session, told, calls: () => calls, resolve };
}

const begun = `begin ${file.url} 45`;

test('[SH1700] whoever presses Play within 30 s plays the files that were asked for as they stood there', async () => {
  const { ahead, clock, calls, resolve } = setUp();
  ahead.expect(known('12'));
  await clock.advanceSettled(29_999);
  expect([await resolve(), calls()]).toEqual([[file], 1]);
  ahead.expect(known('12'));
  await clock.advanceSettled(30_000);
  await resolve();
  expect(calls()).toBe(3);
});

test('[SH1701] the beginning of what would play first is loaded from its place, and left to whoever plays it', async () => {
  const { ahead, clock, told, resolve } = setUp();
  const turnAway = ahead.expect(known('12'));
  await settled();
  turnAway();
  await resolve();
  await clock.advanceSettled(60_000);
  expect(told).toEqual([begun]);
});

test('[SH1701] nothing is begun of a live stream, nor by an engine that cannot', async () => {
  const live = setUp([Promise.resolve([{ ...file, isStreamLive: true }])]);
  live.ahead.expect(known('12'));
  const unable = setUp([], false);
  unable.ahead.expect(known('12'));
  await settled();
  expect([live.told, unable.told, unable.calls()]).toEqual([[], [], 1]);
});

test('[SH1702] a viewer who is away for three seconds, or stands at another item, has nothing fetched any more', async () => {
  const { ahead, clock, told, calls } = setUp();
  ahead.expect(known('12'))();
  await clock.advanceSettled(2_999);
  const turnAway = ahead.expect(known('12'));
  await clock.advanceSettled(5_000);
  expect([told, calls()]).toEqual([[begun], 1]);
  turnAway();
  await clock.advanceSettled(3_000);
  expect(told).toEqual([begun, 'give up']);
  ahead.expect(known('12'));
  await settled();
  ahead.expect(known('13'));
  await settled();
  expect(told.slice(2)).toEqual([begun, 'give up', begun]);
});

test('[SH1702] who turns away before the files are there begins nothing', async () => {
  let answer: (files: readonly MediaFile[]) => void = () => undefined;
  const late = new Promise<readonly MediaFile[]>((resolve) => {
    answer = resolve;
  });
  const { ahead, clock, told } = setUp([late]);
  ahead.expect(known('12'))();
  await clock.advanceSettled(3_000);
  answer([file]);
  await settled();
  expect([told, clock.pending]).toEqual([[], 0]);
});

test('[SH1703] files of another viewer, and a failure, are not handed on', async () => {
  const { ahead, session, calls, resolve } = setUp([Promise.reject(new AppError('http/unreachable'))]);
  ahead.expect(known('12'));
  await settled();
  expect([await resolve(), calls()]).toEqual([[file], 2]);
  ahead.expect(known('12'));
  session.set({ role: 'signed-in', profile: undefined });
  await resolve();
  expect(calls()).toBe(4);
});
