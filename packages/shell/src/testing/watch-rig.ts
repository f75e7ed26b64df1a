import type { Api } from '@fjernsyn/api';
import type { PlayableItem } from '@fjernsyn/catalogue';
import type { MediaFile, PlaybackConfig } from '@fjernsyn/contracts';
import type { InputAction } from '@fjernsyn/focus';
import { createObservable, type RemoteKey } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createFakePorts, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import * as player from '@fjernsyn/player';
import type { SessionState, Viewer } from '@fjernsyn/session';
import { vi } from 'vitest';
import { createRecovery } from '../connectivity/recovery';
import { createPlayAhead } from '../watch/play-ahead';
import type { PlayedItem } from '../watch/played-item';
import { createWatch } from '../watch/watch';

/** A film's one file. */
export const file: MediaFile = {
  url: 'https://media.example/manifest.mpd',
  format: 'dash',
  accessService: 'StandardVideo',
  isStreamLive: false,
  subtitles: [],
  timeCodes: [],
};
/** A film. */
export const item: PlayableItem = { id: '12', type: 'program', title: 'Havgus', tagline: '', durationSeconds: 100 };

/** An item that is known. */
const playedItem = (known: PlayableItem): PlayedItem => ({
  id: known.id,
  state: createObservable<PlayableItem | undefined>(known),
  load: async () => known,
  retry: () => undefined,
});

/** A watch with everything around it in a test's hand. */
export const createWatchRig = (
  videos: () => Promise<readonly MediaFile[]> = async () => [file],
  loadItem = async () => item,
  playbackConfig?: PlaybackConfig,
  more: Partial<Ports> = {},
) => {
  const ports = Object.assign(createFakePorts(), more);
  const asked: string[] = [];
  const api = {
    wiring: {
      mediaFormats: ['mp4'],
      caller: {
        perform: () => {
          asked.push('videos');
          return videos();
        },
      },
    },
  } as unknown as Api;
  const state = createObservable<PlayableItem | undefined>(undefined);
  let loading: Promise<PlayableItem> | undefined;
  const load = async () => {
    loading ??= loadItem();
    state.set(await loading);
    return loading;
  };
  const retry = () => {
    loading = undefined;
  };
  const leave = vi.fn();
  const readdress = vi.fn();
  const openPage = vi.fn();
  const online = createObservable(true);
  const recovery = createRecovery({ online, health: createObservable({ isAvailable: true }) });
  const session = createObservable<Pick<SessionState, 'role' | 'profile' | 'isDeviceAbroad'>>({
    role: 'anonymous',
    profile: undefined,
    isDeviceAbroad: false,
  });
  const positions = { leftAt: async () => ({ positionSeconds: 0, isFullyWatched: false }), keeper: () => vi.fn() };
  const preferences = { read: () => undefined, keeper: () => vi.fn() };
  const loadPlayer = async () => player;
  const reading = { api, loadItem: vi.fn() };
  const viewer = createObservable<Pick<Viewer, 'isDeviceAbroad' | 'limit'>>({
    isDeviceAbroad: undefined,
    limit: undefined,
  });
  const ahead = createPlayAhead({ ports, reading, viewer, session, positions, preferences, loadPlayer });
  const watch = createWatch({
    ahead,
    item: { id: '12', state, load, retry },
    toItem: (id) => playedItem({ ...item, id, title: `Afsnit ${id}` }),
    readdress,
    openPage,
    ports,
    session,
    signIn: { require: vi.fn() },
    dialogs: { show: vi.fn() },
    prompts: { ask: vi.fn() },
    reading,
    leave,
    recovery,
    playbackConfig,
    dir: () => 'ltr',
    sound: createObservable<player.PlaybackSound | undefined>(undefined),
    preferences,
    positions,
    sequelReader: { readNext: () => () => undefined, readSuggestions: () => () => undefined },
    viewer,
    programmes: { between: async () => [] },
    time: ports.clock,
    loadPlayer,
  });
  const handle = (action: InputAction): boolean => watch.handle(action, { isSeekBarFocused: false });
  const press = (key: RemoteKey): boolean => handle({ type: 'key', key, isRepeat: false });
  const play = async (): Promise<() => Promise<void>> => {
    const detach = watch.attach(fakeMediaSurface);
    await settled();
    ports.mediaEngine.finishLoad();
    await settled();
    ports.mediaEngine.observe({ isPaused: false, positionSeconds: 1 });
    return detach;
  };
  return { ports, asked, watch, leave, readdress, openPage, handle, press, play, online, load };
};
