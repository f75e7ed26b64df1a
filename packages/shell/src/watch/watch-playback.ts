import type { PlayableItem } from '@fjernsyn/catalogue';
import type { PlaybackConfig } from '@fjernsyn/contracts';
import {
  type DurationMs,
  type ErrorCode,
  type MediaSeconds,
  type Observed,
  toAppError,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { MediaSurface, Ports } from '@fjernsyn/platform';
import type {
  LeftAt,
  Playback,
  PlaybackCommand,
  PlaybackRequest,
  PlaybackSound,
  Player,
  ResolveMedia,
} from '@fjernsyn/player';
import type { Recovery } from '../connectivity/recovery';
import { shellErrors } from '../errors';
import { type Access, type AccessDeps, createAccess } from './access';
import { type FollowPlaybackDeps, followPlayback } from './follow-playback';
import { createLateResume, type LateResume } from './late-resume';
import type { MediaAhead } from './media-ahead';
import type { PlayAhead } from './play-ahead';
import type { PlayedItem } from './played-item';
import { createProtectionOf } from './protection-of';
import { toErrorView } from './watch-view';
import { within } from './within';

/** Dependencies of {@link createWatchPlayback}. */
export interface WatchPlaybackDeps extends AccessDeps, FollowPlaybackDeps {
  readonly ahead: Pick<PlayAhead, 'mediaOf'>;
  /** What is watched first. */
  readonly item: PlayedItem;
  readonly ports: Pick<Ports, 'clock' | 'device' | 'lifecycle' | 'mediaEngines' | 'telemetry'>;
  /** Fetches the player's code. */
  readonly loadPlayer: () => Promise<
    Pick<typeof import('@fjernsyn/player'), 'createPlayer' | 'toFirstSource' | 'toResumeSeconds' | 'parsePreferences'>
  >;
  /** Tells when what has failed is asked for again. */
  readonly recovery: Pick<Recovery, 'subscribe'>;
  /** What the service configures of playing. */
  readonly playbackConfig?: PlaybackConfig | undefined;
  /** How loud the viewer has said that things play. */
  readonly sound: Observed<PlaybackSound | undefined>;
  /** Whether an item that is known may begin; of one that may not, the picture is given back later. */
  readonly admit: (item: PlayableItem) => Promise<boolean>;
  /** Runs when a playback was opened. */
  readonly onOpened: () => void;
}

/** Plays one item after another on the surface that it is given. */
export interface WatchPlayback {
  /** Plays another item in the place of this one: its media files are asked for at once. */
  play(item: PlayedItem): void;
  /** Gives the surface to play on; the returned function takes it away, and resolves when the decoder is free. */
  attach(surface: MediaSurface): () => Promise<void>;
  /** Whether a playback is open. */
  isOpen(): boolean;
  /** Hands a command to the playback, where one is open. */
  send(command: PlaybackCommand): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Takes the picture away for a reason; without one it plays again, a channel where it is live. */
  withhold(reason: ErrorCode | undefined): void;
}

/** How long an item waits to be told where it was left, before it begins at its beginning. */
export const resumeWaitMs: DurationMs = 1_000;

/** Errors that may clear when the network is back. */
const networkErrors: readonly ErrorCode[] = [
  'media/network',
  'media/engine-unreachable',
  'http/unreachable',
  'player/loading-timeout',
];

interface Opened {
  readonly playback: Playback;
  readonly stop: Unsubscribe;
  /** Of what began before it was known where it was left. */
  readonly lateResume: LateResume | undefined;
}

/** One item that is to play, with what is asked for to play it. */
interface Turn {
  readonly item: PlayedItem;
  readonly media: MediaAhead;
  readonly access: Access;
  readonly leftAt: Promise<LeftAt>;
  /** Undefined where that comes too late for a start. */
  readonly leftAtSoon: Promise<LeftAt | undefined>;
}

/** Makes the {@link WatchPlayback}; the media files are asked for at once. */
export function createWatchPlayback(deps: WatchPlaybackDeps): WatchPlayback {
  const { view } = deps;
  const begin = createTurns(deps);
  const loadPlayer = createLatePlayer(deps, (id, signal) => turn.media.resolve(id, signal));
  let turn = begin(deps.item);
  let surface: MediaSurface | undefined;
  let opened: Opened | undefined;

  const open = async (on: MediaSurface): Promise<void> => {
    const asked = turn;
    // The viewer may have left meanwhile, or gone on to another item.
    const isWanted = (): boolean => surface === on && turn === asked;
    try {
      const [wanted, player] = await Promise.all([requestOf(asked, deps), loadPlayer()]);
      if (!(await deps.admit(wanted.item)) || !isWanted()) return;
      opened = openPlayback(player, { ...wanted, surface: on, access: asked.access }, deps);
      deps.onOpened();
    } catch (thrown) {
      const error = toErrorView(toAppError(thrown, shellErrors.unexpected).code);
      if (isWanted()) view.set({ ...view.get(), ...error });
    }
  };

  const retry = (): void => {
    if (opened) opened.playback.send({ type: 'RETRY' });
    else if (surface) {
      view.set({ ...view.get(), error: undefined });
      turn.item.retry();
      turn.media.ask();
      void open(surface);
    }
  };

  const close = async (): Promise<void> => {
    const closing = opened;
    opened = undefined;
    closing?.lateResume?.stop();
    closing?.stop();
    await closing?.playback.close();
  };

  return {
    play(item) {
      void close();
      turn = begin(item);
      if (surface) void open(surface);
    },
    attach(given) {
      surface = given;
      const stopRecovery = deps.recovery.subscribe(() => {
        const { error } = view.get();
        if (error && networkErrors.includes(error)) retry();
      });
      void open(given);
      return async () => {
        stopRecovery();
        surface = undefined;
        await close();
      };
    },
    isOpen: () => opened !== undefined,
    send(command) {
      opened?.lateResume?.heard(command);
      opened?.playback.send(command);
    },
    retry,
    withhold(reason) {
      void close();
      view.set({ ...view.get(), ...toErrorView(reason), playback: undefined, programme: undefined, boundaries: [] });
      if (reason === undefined && surface) void open(surface);
    },
  };
}

/** Begins the turn of an item. */
function createTurns(deps: WatchPlaybackDeps): (item: PlayedItem) => Turn {
  return (item) => {
    const media = deps.ahead.mediaOf(item);
    const leftAt = deps.positions.leftAt(item.id);
    const leftAtSoon = within(deps.ports.clock, resumeWaitMs, leftAt);
    return { item, media, access: createAccess(deps, item.id), leftAt, leftAtSoon };
  };
}

/** Gives the one player of a watch, whose code is fetched. */
function createLatePlayer(
  { ports, loadPlayer, playbackConfig }: Pick<WatchPlaybackDeps, 'ports' | 'loadPlayer' | 'playbackConfig'>,
  resolveMedia: ResolveMedia,
): () => Promise<Player> {
  let player: Player | undefined;
  return async () => {
    const { createPlayer } = await loadPlayer();
    const { mediaEngines, clock, telemetry, device } = ports;
    const figures = {
      heartbeatSeconds: playbackConfig?.heartbeatFrequency,
      viewPoints: playbackConfig?.viewEventPoints,
    };
    const protectionOf = createProtectionOf(playbackConfig);
    const { mediaFormats: formats } = device;
    player ??= createPlayer({ mediaEngines, clock, telemetry, formats, figures, resolveMedia, protectionOf });
    return player;
  };
}

/** Opens what is asked of the player, as loud as the viewer has said. */
function openPlayback(
  player: Player,
  asked: AskedPlayback & { readonly surface: MediaSurface; readonly access: Access },
  deps: Pick<WatchPlaybackDeps, 'sound'> & FollowPlaybackDeps,
): Opened {
  const { item, request, resumeSeconds, surface, access } = asked;
  const playback = player.open({ ...request, surface });
  const sound = deps.sound.get();
  if (sound) playback.send({ type: 'SET_SOUND', ...sound });
  return {
    playback,
    stop: followPlayback({ playback, item, access }, deps),
    lateResume: resumeSeconds && createLateResume(playback, resumeSeconds),
  };
}

/** What is asked of the player for an item. */
interface AskedPlayback {
  readonly item: PlayableItem;
  readonly request: Omit<PlaybackRequest, 'surface'>;
  /** Where it goes on, where that is not known for its start. */
  readonly resumeSeconds: Promise<MediaSeconds> | undefined;
}

const nowhere: LeftAt = { positionSeconds: 0, isFullyWatched: false };

/** What is asked of the player for an item, once all is there that says it. */
async function requestOf(
  turn: Turn,
  { ports, loadPlayer, preferences }: Pick<WatchPlaybackDeps, 'ports' | 'loadPlayer' | 'preferences'>,
): Promise<AskedPlayback> {
  const [item, player] = await Promise.all([turn.item.load(), loadPlayer()]);
  const { id, type, title, durationSeconds } = item;
  const isChannel = type === 'channel';
  // A channel has no position to wait for.
  const leftAt = isChannel ? nowhere : await turn.leftAtSoon;
  const toSeconds = (left: LeftAt): MediaSeconds => player.toResumeSeconds(left, durationSeconds);
  return {
    item,
    request: {
      item: { id, type, title, durationSeconds },
      startSeconds: leftAt ? toSeconds(leftAt) : 0,
      areSubtitlesOn: ports.device.captions?.()?.isOn,
      preferences: player.parsePreferences(preferences.read(isChannel)),
    },
    resumeSeconds: leftAt ? undefined : turn.leftAt.then(toSeconds),
  };
}
