import type { Speech } from '../device/speech';
import type { Lock } from '../lock';
import type { Random } from '../random';
import type { TelemetryRecord } from '../telemetry/telemetry';
import type { TelemetryEvent } from '../telemetry/telemetry-event';

/** Telemetry that keeps what it was told. */
export type RecordedTelemetry = TelemetryRecord;

/** Makes a {@link RecordedTelemetry}. */
export function createRecordedTelemetry(): RecordedTelemetry {
  const events: TelemetryEvent[] = [];
  return { events, emit: (event) => void events.push(event) };
}

/** Speech that keeps what it said; a silencing is kept as an empty text. */
export interface RecordedSpeech extends Speech {
  readonly spoken: readonly string[];
}

/** Makes a {@link RecordedSpeech}. */
export function createRecordedSpeech(screenReader: Speech['screenReader'] = 'off'): RecordedSpeech {
  const spoken: string[] = [];
  return { screenReader, spoken, speak: (text) => void spoken.push(text), silence: () => void spoken.push('') };
}

/** Chance that repeats itself: the same `seed`, the same row of numbers. */
export function createSeededRandom(seed = 1): Random {
  let state = seed;
  let count = 0;
  return {
    next() {
      // A linear congruential generator: poor chance, but the same on every engine.
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    },
    uuid: () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`,
  };
}

/** A lock within one application, where tabs do not matter. */
export function createFakeLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(_name, task) {
      const result = last.then(task, task);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
