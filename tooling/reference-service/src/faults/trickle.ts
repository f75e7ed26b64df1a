import { Readable, type Writable } from 'node:stream';
import { pause } from './pause';

const stepMs = 100;

/** An answer whose body comes a few bytes at a time, ten times a second or more seldom. */
export function trickle(whole: Response, bytesPerSecond: number, client: Writable): Response {
  const stepBytes = Math.max(1, Math.floor((bytesPerSecond * stepMs) / 1_000));
  const waitMs = (stepBytes * 1_000) / bytesPerSecond;
  if (whole.body === null) return whole;
  const steps = Readable.from(slices(whole.body, stepBytes, () => pause(waitMs, client)));
  return new Response(Readable.toWeb(steps) as ReadableStream, { status: whole.status, headers: whole.headers });
}

async function* slices(body: ReadableStream<Uint8Array>, size: number, wait: () => Promise<void>) {
  for await (const chunk of body)
    for (let start = 0; start < chunk.length; start += size) {
      yield chunk.subarray(start, start + size);
      await wait();
    }
}
