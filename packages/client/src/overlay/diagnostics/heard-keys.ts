import { keyInputDefaults } from '@fjernsyn/focus';
import type { Instant, RemoteKey } from '@fjernsyn/kernel';

/** A button as it came from the device. */
export interface HeardKey {
  /** Counts all that came, so that two presses of one button are two. */
  readonly id: number;
  /** What it means here; undefined where it means nothing. */
  readonly key: RemoteKey | undefined;
  /** What the device calls it; empty where it has no name. */
  readonly name: string;
  /** The device's own number for it; 0 where it has none. */
  readonly code: number;
  /** How often the device repeated it while it was held. */
  readonly repeats: number;
  readonly isLong: boolean;
  /** Until its release, which some sets never send. */
  readonly isDown: boolean;
  readonly pressedAt: Instant;
  readonly seenAt: Instant;
}

/** What becomes known of a button: that it went down or up, and what it means. */
export type KeySignal =
  | {
      readonly type: 'down';
      readonly name: string;
      readonly code: number;
      readonly isRepeat: boolean;
      readonly at: Instant;
    }
  | { readonly type: 'meant'; readonly key: RemoteKey }
  | { readonly type: 'up'; readonly code: number; readonly at: Instant };

/** How many buttons are named. */
const heardCount = 5;

/** The buttons that came last, the newest first, after one signal more; pure. */
export function hearKey(heard: readonly HeardKey[], signal: KeySignal): readonly HeardKey[] {
  const [newest, ...older] = heard;
  if (signal.type === 'down') {
    if (newest && isHeld(newest, signal))
      return [{ ...seenAgain(newest, signal.at), repeats: newest.repeats + 1 }, ...older];
    const { name, code, at } = signal;
    const next: HeardKey = {
      id: (newest?.id ?? 0) + 1,
      key: undefined,
      name,
      code,
      repeats: signal.isRepeat ? 1 : 0,
      isLong: false,
      isDown: true,
      pressedAt: at,
      seenAt: at,
    };
    return [next, ...heard].slice(0, heardCount);
  }
  if (newest?.isDown !== true) return heard;
  if (signal.type === 'meant') return newest.key === signal.key ? heard : [{ ...newest, key: signal.key }, ...older];
  return newest.code === signal.code ? [{ ...seenAgain(newest, signal.at), isDown: false }, ...older] : heard;
}

/** Whether a press is the held one again. A set that sends no releases is taken to repeat as long as it does so quickly. */
function isHeld(newest: HeardKey, next: Extract<KeySignal, { readonly type: 'down' }>): boolean {
  const isSame = newest.isDown && newest.code === next.code && newest.name === next.name;
  return isSame && (next.isRepeat || next.at - newest.seenAt < keyInputDefaults.longPressMs);
}

function seenAgain(key: HeardKey, at: Instant): HeardKey {
  return { ...key, seenAt: at, isLong: at - key.pressedAt >= keyInputDefaults.longPressMs };
}
