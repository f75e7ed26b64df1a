import type { Observed } from '@fjernsyn/kernel';
import { type DurationMs, durationsMs, type Unsubscribe } from '@fjernsyn/kernel';
import type { MediaSource, Ports } from '@fjernsyn/platform';
import type { SessionState } from '@fjernsyn/session';
import { type ChannelStreamsDeps, createChannelStreams, withStreams } from './channel-streams';
import { withRecording } from './event-media';
import type { KeptPreferences } from './kept-preferences';
import { createMediaAhead, type MediaAhead } from './media-ahead';
import type { PlayedItem } from './played-item';
import { createProtectionOf } from './protection-of';
import { createViewerMedia } from './viewer-media';
import type { WatchPlaybackDeps } from './watch-playback';
import type { WatchedPositions } from './watched-positions';

/** How long media files are kept for a viewer who stays at Play: their addresses grow old. */
export const keptMs: DurationMs = 30 * durationsMs.second;

/** How long a viewer may be away from Play, as whoever presses it leaves it before a slow set opens what is watched. */
export const awayMs: DurationMs = 3 * durationsMs.second;

/** What is fetched for an item before anybody plays it. */
export interface PlayAhead {
  /** Fetches the media files of an item, and the beginning of its media where the device has room; the returned function says that the viewer has turned away. */
  expect(item: PlayedItem): Unsubscribe;
  /** The media files of an item that is opened: those that were fetched ahead, or asked for now. */
  mediaOf(item: PlayedItem): MediaAhead;
}

/** Dependencies of {@link createPlayAhead}. */
export interface PlayAheadDeps extends Pick<WatchPlaybackDeps, 'loadPlayer' | 'playbackConfig'>, ChannelStreamsDeps {
  readonly ports: Pick<Ports, 'clock' | 'device' | 'mediaEngines'>;
  readonly session: Observed<Pick<SessionState, 'role' | 'profile'>>;
  readonly positions: Pick<WatchedPositions, 'leftAt'>;
  readonly preferences: Pick<KeptPreferences, 'read'>;
}

interface Expected {
  readonly itemId: string;
  readonly viewer: string;
  readonly media: MediaAhead;
  /** Says that the viewer has turned away, or is back. */
  turn(isAway: boolean): void;
  /** Leaves it to whoever plays it now. */
  handOver(): void;
  end(): void;
}

/** Makes the {@link PlayAhead} of an application. */
export function createPlayAhead(deps: PlayAheadDeps): PlayAhead {
  const { session } = deps;
  const { clock } = deps.ports;
  const viewerMedia = createViewerMedia(deps.reading.api, session);
  const streams = createChannelStreams(deps);
  const askFor = (item: PlayedItem) => {
    const files = withRecording(createMediaAhead(viewerMedia, item.id), item, viewerMedia);
    const media = withStreams(files, item, streams);
    return { media, asked: media.ask() };
  };
  const preload = createPreload(deps);
  let expected: Expected | undefined;

  /** Another viewer may have other media, or none. */
  const viewer = (): string => {
    const { role, profile } = session.get();
    return `${role} ${profile?.id}`;
  };
  const begin = (item: PlayedItem): Expected => {
    const { media, asked } = askFor(item);
    const stopPreload = preload(item, asked);
    let stopAway: Unsubscribe = () => undefined;
    const forget = (): void => {
      stopAway();
      stopKeeping();
      if (expected === own) expected = undefined;
    };
    const end = (): void => {
      forget();
      stopPreload();
    };
    const stopKeeping = clock.after(keptMs, end);
    // Who presses Play asks anew, and is told.
    asked.catch(end);
    const own: Expected = {
      itemId: item.id,
      viewer: viewer(),
      media,
      turn(isAway) {
        stopAway();
        if (isAway && expected === own) stopAway = clock.after(awayMs, end);
      },
      handOver: forget,
      end,
    };
    return own;
  };
  const find = (itemId: string): Expected | undefined =>
    expected?.itemId === itemId && expected.viewer === viewer() ? expected : undefined;

  return {
    expect(item) {
      let own = find(item.id);
      if (own) own.turn(false);
      else {
        expected?.end();
        own = begin(item);
        expected = own;
      }
      return () => own?.turn(true);
    },
    mediaOf(item) {
      const own = find(item.id);
      own?.handOver();
      return own?.media ?? askFor(item).media;
    },
  };
}

/** Loads the beginning of what an item would play first, once all is known; the returned function gives it up. */
function createPreload(deps: PlayAheadDeps) {
  const { mediaEngines } = deps.ports;
  return (item: PlayedItem, asked: ReturnType<MediaAhead['ask']>): Unsubscribe => {
    let isGivenUp = false;
    let giveUp: Unsubscribe = () => undefined;
    const load = async (): Promise<void> => {
      const source = await firstSourceOf(deps, item, asked);
      // The edge of a live stream is another one by the time that it is played.
      if (source && !source.isLive && !isGivenUp) giveUp = mediaEngines.preload?.(source) ?? giveUp;
    };
    if (mediaEngines.preload) load().catch(() => undefined);
    return () => {
      isGivenUp = true;
      giveUp();
    };
  };
}

async function firstSourceOf(
  { ports, positions, preferences, playbackConfig, loadPlayer }: PlayAheadDeps,
  item: PlayedItem,
  asked: ReturnType<MediaAhead['ask']>,
): Promise<MediaSource | undefined> {
  const known = [asked, item.load(), positions.leftAt(item.id), loadPlayer()] as const;
  const [sent, playable, leftAt, player] = await Promise.all(known);
  const { type, durationSeconds } = playable;
  return player.toFirstSource(
    { formats: ports.device.mediaFormats, protectionOf: createProtectionOf(playbackConfig) },
    {
      item: playable,
      startSeconds: player.toResumeSeconds(leftAt, durationSeconds),
      preferences: player.parsePreferences(preferences.read(type === 'channel')),
    },
    sent,
  );
}
