import { type ChannelSchedule, parseSchedules } from '@fjernsyn/contracts';
import { AppError, type DurationMs, type Instant } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import type { Caller } from '../caller';
import { commonParts } from '../common-query';
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

/** Makes the {@link Schedules}. */
export function createSchedules(caller: Caller, clock: Clock, options: SchedulesOptions = {}): Schedules {
  const { gatherMs } = { ...schedulesDefaults, ...options };
  const gathered = new Map<string, readonly Wish[]>();

  const send = async (window: ScheduleWindow, wishes: readonly Wish[]): Promise<void> => {
    const wanted = wishes.filter(({ isGivenUp }) => !isGivenUp);
    if (wanted.length === 0) return;
    const channels = Array.from(new Set(wanted.map(({ channelId }) => channelId)));
    try {
      const schedules = await ask(caller, channels, window);
      // A channel that nobody knows has no programmes.
      for (const { channelId, resolve } of wanted)
        resolve(schedules.find((each) => each.channelId === channelId) ?? { channelId, programmes: [] });
    } catch (thrown) {
      for (const { reject } of wanted) reject(thrown);
    }
  };

  return {
    byChannel: (channelId, window, signal) =>
      new Promise((resolve, reject) => {
        const wish: Wish = { channelId, isGivenUp: false, resolve, reject };
        const giveUp = (): void => {
          wish.isGivenUp = true;
          reject(new AppError('http/aborted'));
        };
        if (signal?.aborted) return giveUp();
        signal?.addEventListener('abort', giveUp);
        const { startAt, hours, intersects, limit } = window;
        const key = [startAt, hours, intersects, limit].join(' ');
        const others = gathered.get(key);
        gathered.set(key, [...(others ?? []), wish]);
        if (others !== undefined) return;
        clock.after(gatherMs, () => {
          const wishes = gathered.get(key) ?? [];
          gathered.delete(key);
          void send(window, wishes);
        });
      }),
  };
}

function ask(
  { perform }: Caller,
  channels: readonly string[],
  { startAt, hours, intersects = true, limit }: ScheduleWindow,
): Promise<readonly ChannelSchedule[]> {
  return perform({
    name: 'schedules',
    method: 'GET',
    path: '/schedules',
    query: { channels, ...toUtcHour(startAt), duration: hours, intersect: intersects, limit },
    common: [...commonParts.viewer, ...commonParts.place],
    parse: parseSchedules,
  });
}
