import type { CDPSession } from 'playwright';

/** One event of the browser's own record, times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread really ran. */
  readonly tdur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline';

/** Has the browser record what it does while `run` goes on. */
export async function recordTrace(session: CDPSession, run: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  await run();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}
