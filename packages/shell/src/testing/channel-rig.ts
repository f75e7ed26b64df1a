import type { LinearConfig } from '@fjernsyn/contracts';
import { type FakeAnswer, fakeMediaSurface, fakeNow, settled } from '@fjernsyn/platform/testing';
import type { StoredSession } from '@fjernsyn/session';
import { vi } from 'vitest';
import { createPlaying, type PlayingDeps } from '../watch/playing';
import type { Watch } from '../watch/watch';
import { type Answers, createReadingRig } from './reading-rig';

/** Two hours of a channel up to now, by the media's own seconds and the clock of a fake. */
export const dvr = {
  seekableSeconds: { start: 1_000, end: 8_200 },
  originAt: fakeNow - 8_200_000,
  durationSeconds: 8_200,
};

/** A channel as the service answers it. */
export const channelItem = {
  id: '900001',
  type: 'channel',
  title: 'Fjern 1',
  offers: [],
  customFields: { hlsURL: 'https://media.example/one/master.m3u8', dashURL: 'na' },
};

/** A stream of a channel as the service answers it. */
export const streamFile = {
  url: 'https://media.example/one/manifest.mpd',
  format: 'video/mpd',
  deliveryType: 'Stream',
  isStreamLive: true,
};

/** What the service answers of a channel: `more` comes first. */
export const channelService =
  (more: Readonly<Record<string, FakeAnswer>> = {}): Answers =>
  (path) =>
    more[path] ??
    {
      '/items/900001': { body: channelItem },
      '/items/900001/videos': { body: [streamFile] },
      '/schedules': { body: [] },
    }[path];

/** What a test says of a channel's rig. */
export interface ChannelRigOptions {
  readonly answers?: Answers;
  readonly session?: StoredSession | undefined;
  readonly linear?: LinearConfig;
  readonly deps?: Partial<PlayingDeps>;
}

/** A channel that is watched, with everything but service and engine as it is in the product. */
export function createChannelRig({ answers = channelService(), session, linear, deps }: ChannelRigOptions = {}) {
  const rig = createReadingRig(answers);
  const { ports, reading, recovery } = rig;
  if (session) rig.session.change(session);
  const leave = vi.fn();
  const onFailure = vi.fn();
  const playing = createPlaying({
    ports,
    time: ports.clock,
    linear,
    session: rig.session.state,
    viewer: rig.session.viewer,
    activity: { load: () => new Promise(() => undefined) },
    signIn: { require: vi.fn() },
    dialogs: { show: vi.fn() },
    prompts: { ask: vi.fn() },
    reading,
    dir: () => 'ltr',
    recovery,
    isWatching: () => true,
    leave,
    readdress: vi.fn(),
    openPage: vi.fn(),
    onFailure,
    ...deps,
  });
  /** Opens the channel on a surface. */
  const open = async (id = channelItem.id): Promise<Watch> => {
    const watch = await playing.watch(id).load();
    watch.attach(fakeMediaSurface);
    await vi.dynamicImportSettled();
    await settled();
    return watch;
  };
  /** Lets what is opened play at its edge. */
  const play = async (observed: Partial<typeof ports.mediaEngine.observation> = {}): Promise<void> => {
    ports.mediaEngine.finishLoad();
    await settled();
    ports.mediaEngine.observe({ ...dvr, isPaused: false, positionSeconds: 8_194, ...observed });
    // Channels are gathered before one call goes out for their schedules.
    await ports.clock.advanceSettled(300);
  };
  return { ...rig, playing, leave, onFailure, open, play };
}
