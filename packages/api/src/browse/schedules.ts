import { type ChannelSchedule, parseSchedules } from '@fjernsyn/contracts';
import { AppError, type DurationMs, type Instant } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Caller } from '../request/caller';
import { commonParts } from '../request/common-query';
import { toUtcHour } from './utc-hour';

/** Which part of a schedule. */
export interface ScheduleWindow {
  /** The hour in which it lies is where the window begins. */
  readonly startAt: Instant;
  /** From 1 to 24, or backwards from −1 to −24. */
  readonly hours: number;
  /** Whether programmes count that only reach into the window; they do where nothing is said. */
  readonly intersects?: boolean | undefined;
  /** At most so many programmes of a channel. */
  readonly limit?: number | undefined;
}

/** Options of {@link createSchedules}. */
export interface SchedulesOptions {
  /** How long channels are gathered before one call goes out for them (C7: 200 ms). */
  readonly gatherMs?: DurationMs;
}

/** What is on, and when (C7). */
export interface Schedules {
  /** The schedule of one channel; channels asked for at nearly the same time, for the same window, travel together. */
  byChannel(channelId: string, window: ScheduleWindow, signal?: AbortSignal): Promise<ChannelSchedule>;
}

const schedulesDefaults = { gatherMs: 200 } as const satisfies Required<SchedulesOptions>;

interface Wish {
  readonly channelId: string;
  isGivenUp: boolean;
  resolve(schedule: ChannelSchedule): void;
  reject(thrown: unknown): void;
}

/** What was wished of one window and travels in one call, which ends when nobody wishes it any more. */
interface Gathering {
  readonly wishes: Wish[];
  readonly controller: AbortController;
}

/** Makes the {@link Schedules}. */
export function createSchedules(caller: Caller, clock: Clock, options: SchedulesOptions = {}): Schedules {
  const { gatherMs } = { ...schedulesDefaults, ...options };
  const gathered = new Map<string, Gathering>();

  const gather = (window: ScheduleWindow): Gathering => {
    const { startAt, hours, intersects, limit } = window;
    const key = [startAt, hours, intersects, limit].join(' ');
    const gathering = gathered.get(key) ?? { wishes: [], controller: new AbortController() };
    if (gathered.has(key)) return gathering;
    gathered.set(key, gathering);
    clock.after(gatherMs, () => {
      gathered.delete(key);
      void send(caller, window, gathering);
    });
    return gathering;
  };

  return {
    byChannel: (channelId, window, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new AppError('http/aborted'));
        const { wishes, controller } = gather(window);
        const wish: Wish = { channelId, isGivenUp: false, resolve, reject };
        wishes.push(wish);
        signal?.addEventListener('abort', () => {
          wish.isGivenUp = true;
          if (wishes.every(({ isGivenUp }) => isGivenUp)) controller.abort();
          reject(new AppError('http/aborted'));
        });
      }),
  };
}

async function send(caller: Caller, window: ScheduleWindow, { wishes, controller }: Gathering): Promise<void> {
  const wanted = wishes.filter(({ isGivenUp }) => !isGivenUp);
  if (wanted.length === 0) return;
  const channels = Array.from(new Set(wanted.map(({ channelId }) => channelId)));
  try {
    const schedules = await ask(caller, channels, window, controller.signal);
    // A channel that nobody knows has no programmes.
    for (const { channelId, resolve } of wanted)
      resolve(schedules.find((each) => each.channelId === channelId) ?? { channelId, programmes: [] });
  } catch (thrown) {
    for (const { reject } of wanted) reject(thrown);
  }
}

function ask(
  { perform }: Caller,
  channels: readonly string[],
  { startAt, hours, intersects = true, limit }: ScheduleWindow,
  signal: AbortSignal,
): Promise<readonly ChannelSchedule[]> {
  return perform(
    {
      name: 'schedules',
      method: 'GET',
      path: '/schedules',
      query: { channels, ...toUtcHour(startAt), duration: hours, intersect: intersects, limit },
      common: [...commonParts.viewer, ...commonParts.place],
      parse: parseSchedules,
    },
    signal,
  );
}
