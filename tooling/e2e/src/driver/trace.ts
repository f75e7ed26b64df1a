import type { CdpConnection, CdpValues } from './cdp-connection';

/** One event that the engine recorded of its own work, such as `Layout` or `Paint`. */
export interface TraceEvent {
  readonly name: string;
  /** The process that recorded it. */
  readonly pid: number;
  /** µs. */
  readonly ts: number;
  readonly args: CdpValues;
}

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline.invalidationTracking';

/** Records the engine's timeline of one page while `run` goes on. An engine records all its processes, and no two pages share one. */
export async function recordTrace(
  connection: CdpConnection,
  pageId: string,
  run: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const stopListening = connection.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as readonly TraceEvent[]));
  });
  let finish = (): void => {};
  const complete = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stopWaiting = connection.on('Tracing.tracingComplete', () => finish());
  try {
    await connection.send('Tracing.start', { transferMode: 'ReportEvents', categories });
    try {
      await run();
    } finally {
      await connection.send('Tracing.end');
      await connection.orHangUp(complete);
    }
  } finally {
    stopListening();
    stopWaiting();
  }
  const pid = events.find(({ args }) => (args.data as { frame?: string } | undefined)?.frame === pageId)?.pid;
  return events.filter((event) => event.pid === pid);
}

/** Asks of nodes by the numbers that a trace gives them; runs inside the page, on a node that may be gone from it. */
export async function askNodes(
  connection: CdpConnection,
  nodeIds: readonly number[],
  ask: (node: Node) => string,
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const backendNodeId of nodeIds) {
    const { object } = await connection.send('DOM.resolveNode', { backendNodeId });
    const { result } = await connection.send('Runtime.callFunctionOn', {
      objectId: (object as { readonly objectId: string }).objectId,
      functionDeclaration: `function () { return (${ask.toString()})(this); }`,
      returnByValue: true,
    });
    answers.push(String((result as { readonly value: unknown }).value));
  }
  return answers;
}
