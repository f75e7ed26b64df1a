import type { TraceEvent } from '../browser/record-trace';

/** The main thread's work for one key, in milliseconds in which it really ran. */
export interface KeyWork {
  /** All of it, from the task that brings the key to the end of the one that hands the next frame over. */
  readonly totalMs: number;
  /** What of it was the key's own script, style, layout and painting; what script forces counts as both. */
  readonly partsMs: Readonly<Record<KeyPart, number>>;
  /** All of it within some time from the key on, and so what the key has put off too. */
  readonly withinMs: number;
}

/** What the main thread does of a frame, by the names of the record. */
const parts = {
  script: ['EventDispatch'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const;

/** One of them. */
export type KeyPart = keyof typeof parts;

/**
 * The work for each key in a record, in order. It begins with the task in which the key arrives and ends with the first one after it
 * that commits a frame; whatever else the main thread did in between counts too, as the viewer waits for it. What it does within
 * `spanMs` of the key is told beside it.
 */
export function keyWorksOf(events: readonly TraceEvent[], spanMs: number): readonly KeyWork[] {
  const keys = events.filter((event) => isKeyDown(event)).sort((a, b) => a.ts - b.ts);
  const first = keys[0];
  if (first === undefined) return [];
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const commits = own.filter(({ name }) => name === 'Commit');
  return keys.flatMap((key) => {
    const commit = commits.find(({ ts }) => ts >= key.ts);
    const start = tasks.find((task) => endOf(task) >= key.ts && task.ts <= key.ts);
    const end = commit && tasks.find((task) => endOf(task) >= commit.ts && task.ts <= commit.ts);
    if (start === undefined || end === undefined) return [];
    const within = workBetween(own, start.ts, start.ts + spanMs * 1000);
    return [{ ...workBetween(own, start.ts, endOf(end)), withinMs: within.totalMs }];
  });
}

/** The work for a key that is held, in milliseconds in which the main thread really ran. */
export interface HeldWork {
  /** What its presses ran as they arrived. */
  readonly scriptMs: number;
  /** All of it from the task of the first press to the end of the record, and so what they have put off too. */
  readonly totalMs: number;
}

/** The work for the key that is held in a record; undefined without a press. */
export function heldWorkOf(events: readonly TraceEvent[]): HeldWork | undefined {
  const presses = events.filter((event) => isKeyDown(event)).sort((a, b) => a.ts - b.ts);
  const first = presses[0];
  if (first === undefined) return undefined;
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const task = own.find((event) => event.name === 'RunTask' && event.ts <= first.ts && endOf(event) >= first.ts);
  const { totalMs } = workBetween(own, task?.ts ?? first.ts, Number.POSITIVE_INFINITY);
  return { scriptMs: presses.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000, totalMs };
}

function workBetween(events: readonly TraceEvent[], from: number, to: number): Omit<KeyWork, 'withinMs'> {
  const within = events.filter(({ ts }) => ts >= from && ts <= to);
  const sumOf = (names: readonly string[]) =>
    within.reduce((sum, { name, dur = 0, tdur = dur }) => sum + (names.includes(name) ? tdur : 0), 0) / 1000;
  const partsMs = Object.fromEntries(Object.entries(parts).map(([part, names]) => [part, sumOf(names)]));
  return { totalMs: sumOf(['RunTask']), partsMs: partsMs as Record<KeyPart, number> };
}

function isKeyDown({ name, args }: TraceEvent): boolean {
  return name === 'EventDispatch' && (args.data as { readonly type?: string } | undefined)?.type === 'keydown';
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
