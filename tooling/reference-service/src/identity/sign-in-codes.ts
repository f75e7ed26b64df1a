import type { AdapterPayload } from 'oidc-provider';
import type { Store } from '../state/create-store';
import type { DeviceCodeState, IdentityRecord } from '../state/service-state';
import { codeLifetimeSeconds } from './addresses';
import { firstIntervalSeconds } from './poll-pace';

/** How the codes of sets are given out. */
export interface CodeSettings {
  /** Seconds between two polls, before anybody polled too soon. */
  readonly intervalSeconds: number;
  /** How long a code is good, in seconds. */
  readonly lifetimeSeconds: number;
}

/** The codes that sets show, of either sign-in. */
export interface SignInCodes {
  read(): CodeSettings;
  /** Changes how the codes from now on are given out. */
  change(part: Partial<CodeSettings>): void;
  /** Ends every code that waits, as its viewer's no does, or its time. */
  end(how: 'denied' | 'expired'): void;
}

const defaults: CodeSettings = { intervalSeconds: firstIntervalSeconds, lifetimeSeconds: codeLifetimeSeconds };

/** Makes the {@link SignInCodes}. */
export function createSignInCodes({ store, now }: { readonly store: Store; readonly now: () => number }): SignInCodes {
  let current = defaults;
  return {
    read: () => current,
    change(part) {
      current = { ...current, ...part };
    },
    end(how) {
      const endedAt = now();
      store.update((state) => ({
        ...state,
        identity: mapOf(state.identity, (record, key) => endedRecord(record, key, how, endedAt)),
        deviceCodes: endedOlder(state.deviceCodes, how, endedAt),
      }));
    },
  };
}

function endedRecord(record: IdentityRecord, key: string, how: 'denied' | 'expired', endedAt: number): IdentityRecord {
  const payload = record.payload as AdapterPayload;
  const isWaiting = key.startsWith('DeviceCode:') && payload.accountId === undefined && payload.error === undefined;
  if (!isWaiting) return record;
  const end = how === 'denied' ? { error: 'access_denied' } : { exp: Math.floor(endedAt / 1_000) - 1 };
  return { ...record, payload: { ...payload, ...end } };
}

/** A refused code of the older sign-in is forgotten: its set is told that it is too old. */
function endedOlder(
  codes: Readonly<Record<string, DeviceCodeState>>,
  how: 'denied' | 'expired',
  endedAt: number,
): Record<string, DeviceCodeState> {
  const waits = ({ accountId }: DeviceCodeState): boolean => accountId === undefined;
  if (how === 'denied') return Object.fromEntries(Object.entries(codes).filter(([, code]) => !waits(code)));
  return mapOf(codes, (code) => (waits(code) ? { ...code, expiresAt: endedAt } : code));
}

function mapOf<Each>(all: Readonly<Record<string, Each>>, change: (each: Each, key: string) => Each) {
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, change(each, key)]));
}
