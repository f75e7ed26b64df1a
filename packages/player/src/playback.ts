import { createEmitter, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, MediaEngines, MediaFormat, MediaThumbnail, Telemetry } from '@fjernsyn/platform';
import { createActor, type SnapshotFrom } from 'xstate';
import { createEngineSlot, type EngineSlot } from './engine-slot';
import { toMachineClock } from './machine-clock';
import type { ResolveMedia } from './playback-actors';
import type { PlaybackEvent, PlaybackRequest } from './playback-context';
import { createPlaybackMachine } from './playback-machine';
import { isSameView, type PlaybackView, toPlaybackView } from './playback-view';
import type { PlaybackFacts } from './player-state';

/** What a {@link createPlayback} stands on. */
export interface PlaybackDeps {
  readonly mediaEngines: MediaEngines;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** The device's formats, in the order it should be given them (C4). */
  readonly formats: readonly MediaFormat[];
  readonly resolveMedia: ResolveMedia;
}

/** One playing of one item. */
export interface PlaybackSession {
  /** The same object until something that is shown changes. */
  getSnapshot(): PlaybackView;
  /** Tells that the view has changed; nothing once the session is closed. */
  subscribe(listener: () => void): Unsubscribe;
  /** Takes a wish; what makes no sense now is ignored, and never throws. */
  send(event: PlaybackEvent): void;
  /** The small pictures of what plays, in order of time; none before it is loaded. Never rejects. */
  loadThumbnails(): Promise<readonly MediaThumbnail[]>;
  /** Ends the session; resolves when the decoder has been given back. */
  close(): Promise<void>;
}

/** The player: one session at a time. */
export interface Playback {
  /** Opens an item, and closes the session before it, of which nothing is heard any more. */
  open(request: PlaybackRequest): PlaybackSession;
}

/** Makes the player of a device (C4.6). */
export function createPlayback(deps: PlaybackDeps): Playback {
  const slot = createEngineSlot(deps.mediaEngines);
  let last: PlaybackSession | undefined;
  return {
    open(request) {
      void last?.close();
      last = openSession(deps, slot, request);
      return last;
    },
  };
}

function openSession(deps: PlaybackDeps, slot: EngineSlot, request: PlaybackRequest): PlaybackSession {
  const machine = createPlaybackMachine({ ...deps, slot });
  const actor = createActor(machine, { input: request, clock: toMachineClock(deps.clock) });
  const changes = createEmitter<void>();
  let view = toView(actor.getSnapshot());
  let isClosed = false;

  actor.subscribe((snapshot) => {
    const next = toView(snapshot);
    if (isSameView(view, next)) return;
    view = next;
    if (!isClosed) changes.emit();
  });
  actor.start();

  const close = (): Promise<void> => {
    isClosed = true;
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'CLOSE' });
    return slot.whenFree();
  };

  return {
    getSnapshot: () => view,
    subscribe: changes.subscribe,
    send(event) {
      if (event.type === 'CLOSE') void close();
      else if (!isClosed) actor.send(event);
    },
    loadThumbnails: () => actor.getSnapshot().context.engine?.loadThumbnails() ?? Promise.resolve([]),
    close,
  };
}

type PlaybackSnapshot = SnapshotFrom<ReturnType<typeof createPlaybackMachine>>;

function toView(snapshot: PlaybackSnapshot): PlaybackView {
  return toPlaybackView(snapshot.context, stageOf(snapshot));
}

function stageOf(snapshot: PlaybackSnapshot): PlaybackFacts['stage'] {
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('shown')) return 'shown';
  return snapshot.hasTag('starting') ? 'starting' : 'none';
}
