import { createEmitter, type Unsubscribe } from '@fjernsyn/kernel';
import { type Clock, type MediaThumbnail, toMachineClock } from '@fjernsyn/platform';
import { createActor, type SnapshotFrom } from 'xstate';
import type { PlaybackCommand, PlaybackRequest } from './machine/playback-context';
import { createPlaybackMachine } from './machine/playback-machine';
import type { PlaybackMachineDeps } from './machine/playback-setup';
import { isSameView, type PlaybackView, toPlaybackView } from './playback-view';
import type { PlaybackFacts } from './player-state';

/** Dependencies of {@link createPlayback}. */
export interface PlaybackDeps extends PlaybackMachineDeps {
  readonly clock: Clock;
}

/** One item being played, from its opening to its end. */
export interface Playback {
  /** The same object until something that is shown changes. */
  getSnapshot(): PlaybackView;
  /** Emits when the view has changed; nothing once the playback is closed. */
  subscribe(listener: () => void): Unsubscribe;
  /** Takes a command; one that makes no sense now is ignored. Never throws. */
  send(command: PlaybackCommand): void;
  /** The thumbnails of what plays, in order of time; none before it is loaded. Never rejects. */
  loadThumbnails(): Promise<readonly MediaThumbnail[]>;
  /** Ends the playback; resolves when the decoder is free. */
  close(): Promise<void>;
}

/** Makes a {@link Playback} of what is requested, and starts it. */
export function createPlayback(deps: PlaybackDeps, request: PlaybackRequest): Playback {
  const actor = createActor(createPlaybackMachine(deps), { input: request, clock: toMachineClock(deps.clock) });
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
    return deps.slot.whenFree();
  };

  return {
    getSnapshot: () => view,
    subscribe: changes.subscribe,
    send(command) {
      if (command.type === 'CLOSE') void close();
      else if (!isClosed) actor.send(command);
    },
    loadThumbnails: async () =>
      (await actor
        .getSnapshot()
        .context.engine?.loadThumbnails()
        .catch(() => [])) ?? [],
    close,
  };
}

type PlaybackSnapshot = SnapshotFrom<ReturnType<typeof createPlaybackMachine>>;

function toView(snapshot: PlaybackSnapshot): PlaybackView {
  return toPlaybackView(snapshot.context, loadStateOf(snapshot));
}

function loadStateOf(snapshot: PlaybackSnapshot): PlaybackFacts['loadState'] {
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('shown')) return 'shown';
  return snapshot.hasTag('starting') ? 'starting' : 'none';
}
