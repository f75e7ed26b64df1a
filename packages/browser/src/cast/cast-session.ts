import { AppError, type Observable } from '@fjernsyn/kernel';
import {
  type CastItem,
  type CastOutcome,
  type CastState,
  type CastStatus,
  type Clock,
  castErrors,
  type MediaEngine,
} from '@fjernsyn/platform';
import { createCastEngine } from './cast-engine';
import { toCastItem } from './cast-item';
import { loadSender } from './load-sender';
import type { SenderCastState, SenderContext, SenderMediaSession, SenderWindow } from './sender-namespace';

/** How long a session of before may take to be there again. */
const rejoinMs = 5_000;

/** Dependencies of {@link openCastSession}. */
export interface CastSessionDeps {
  readonly window: SenderWindow;
  readonly clock: Clock;
  /** Names the broadcaster's receiver at Google. */
  readonly applicationId: string;
  readonly state: Observable<CastState>;
  /** Whether a set was connected before the page was loaded anew. */
  readonly wasConnected: boolean;
  /** What is going to be played. */
  readonly described: () => CastItem | undefined;
}

/** The sender, with or without a set. */
export interface CastSession {
  /** Opens the browser's choice of sets. */
  connect(): Promise<CastOutcome>;
  disconnect(): void;
  /** Resolves once the session of before is there again, or is known to be over. */
  whenRejoined(): Promise<void>;
  /** Makes the engine of the set that is connected. */
  openEngine(): MediaEngine;
}

const statuses: Readonly<Record<SenderCastState, CastStatus>> = {
  NO_DEVICES_AVAILABLE: 'no-devices',
  NOT_CONNECTED: 'disconnected',
  CONNECTING: 'connecting',
  CONNECTED: 'connected',
};

/** Fetches the sender and keeps `state` as it is from then on. Rejects as `loadSender` does. */
export async function openCastSession(deps: CastSessionDeps): Promise<CastSession> {
  const { clock, state } = deps;
  const sender = await loadSender(deps.window, clock);
  const context = sender.framework.CastContext.getInstance();
  let isRejoining = deps.wasConnected;
  let isRejoined = false;

  const update = (): void => state.set(toCastState(context, state.get(), isRejoining));
  const rejoin = async (): Promise<void> => {
    await connectedWithin(rejoinMs, deps);
    isRejoining = false;
    isRejoined = state.get().status === 'connected';
    update();
  };
  context.addEventListener('caststatechanged', update);
  context.addEventListener('sessionstatechanged', update);
  context.setOptions({
    receiverApplicationId: deps.applicationId,
    autoJoinPolicy: 'origin_scoped',
    resumeSavedSession: true,
  });
  update();
  const rejoined = isRejoining ? rejoin() : Promise.resolve();

  return {
    connect: () => connect(context),
    disconnect() {
      if (context.getCurrentSession()) context.endCurrentSession(true);
    },
    whenRejoined: () => rejoined,
    openEngine() {
      const session = context.getCurrentSession();
      if (!session) throw new AppError(castErrors.failed, { facts: { why: 'no-session' } });
      const mayTakeAny = isRejoined;
      isRejoined = false;
      return createCastEngine({
        sender,
        session,
        clock,
        item: deps.described(),
        isConnected: () => context.getCurrentSession() === session,
        // After a reload the set is the one that knows what plays.
        takesOver: (running) => mayTakeAny || isOf(running, deps.described()),
        onChange: update,
      });
    },
  };
}

function isOf(running: SenderMediaSession, item: CastItem | undefined): boolean {
  return item !== undefined && toCastItem(running.media)?.id === item.id;
}

async function connect(context: SenderContext): Promise<CastOutcome> {
  if (context.getCastState() === 'NO_DEVICES_AVAILABLE') throw new AppError(castErrors.noDevices);
  const code = await context.requestSession().catch((thrown: unknown) => thrown);
  if (code === undefined || code === null) return 'connected';
  if (code === 'cancel') return 'cancelled';
  const isNobodyThere = code === 'receiver_unavailable';
  throw new AppError(isNobodyThere ? castErrors.noDevices : castErrors.failed, { facts: { why: String(code) } });
}

function toCastState(context: SenderContext, before: CastState, isRejoining: boolean): CastState {
  const status = statuses[context.getCastState()];
  const session = context.getCurrentSession();
  const media = session?.getMediaSession();
  const next: CastState = {
    status: isRejoining && status !== 'connected' ? 'connecting' : status,
    deviceName: session?.getCastDevice().friendlyName,
    item: media && media.playerState !== 'IDLE' ? toCastItem(media.media) : undefined,
  };
  return JSON.stringify(next) === JSON.stringify(before) ? before : next;
}

/** Resolves when a set is connected, or after `limitMs`. */
function connectedWithin(limitMs: number, { state, clock }: Pick<CastSessionDeps, 'state' | 'clock'>): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      stop();
      end();
      resolve();
    };
    const check = (): void => {
      if (state.get().status === 'connected') settle();
    };
    const stop = clock.after(limitMs, settle);
    const end = state.subscribe(check);
    check();
  });
}
