import type { CDPSession } from 'playwright';

/** What a page still holds, with everything collected that nobody holds. */
export interface Held {
  readonly heapBytes: number;
  readonly elements: number;
  readonly listeners: number;
  readonly videos: number;
  readonly mediaSources: number;
  readonly sourceBuffers: number;
}

/** Takes what a page holds. */
export async function takeHeld(session: CDPSession): Promise<Held> {
  // Finalizers free more.
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    heapBytes: usedSize,
    elements: nodes,
    listeners: jsEventListeners,
    videos: await countOf(session, 'HTMLVideoElement'),
    mediaSources: await countOf(session, 'MediaSource'),
    sourceBuffers: await countOf(session, 'SourceBuffer'),
  };
}

/** How many objects of a class are alive. */
async function countOf(session: CDPSession, name: string): Promise<number> {
  const objectGroup = 'held';
  const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(length.value);
}
