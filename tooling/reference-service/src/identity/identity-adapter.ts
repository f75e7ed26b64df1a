import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Store } from '../state/create-store';
import type { IdentityRecord, ServiceState } from '../state/service-state';
import { olderCodeAsOurs, settleOlderCode } from './older-codes';

/** What the adapter stands on. */
export interface AdapterDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** Those whose value opens something for long are known by its hash alone. */
const secret: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken']);
/** What ran out is kept a while: "expired" is another answer than "never heard of". */
const keptAfterMs = 3_600_000;
const mostOfModel = 2_000;

/**
 * Keeps what the library keeps in the service's own state. The library reads the machine's clock, the service may have another: moments are
 * stored by the service's clock and handed out by the machine's, so codes and tokens run out as the time of the service goes by.
 */
export function createIdentityAdapter({ store, now }: AdapterDeps): (model: string) => Adapter {
  const aheadSeconds = (): number => Math.floor(now() / 1_000) - Math.floor(Date.now() / 1_000);
  const toLibrary = (payload: AdapterPayload): AdapterPayload => shift(payload, -aheadSeconds());
  const change = (how: (identity: ServiceState['identity']) => Record<string, IdentityRecord>): void =>
    store.update((state) => ({ ...state, identity: how(state.identity) }));

  return (model) => {
    const keyOf = (id: string): string => `${model}:${createHash('sha256').update(id).digest('base64url')}`;
    const payloads = (): AdapterPayload[] =>
      Object.entries(store.read().identity)
        .filter(([key]) => key.startsWith(`${model}:`))
        .map(([, { payload }]) => payload as AdapterPayload);

    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...rest } = payload;
        const kept = shift(secret.has(model) ? rest : payload, aheadSeconds());
        const at = now();
        const record: IdentityRecord = {
          payload: kept,
          ...(expiresIn !== undefined && { expiresAt: at + expiresIn * 1_000 }),
        };
        store.update((state) => ({
          ...settleOlderCode(state, kept),
          identity: { ...withoutStale(state.identity, at, model), [keyOf(id)]: record },
        }));
      },
      async find(id) {
        const payload = store.read().identity[keyOf(id)]?.payload as AdapterPayload | undefined;
        return payload && { ...toLibrary(payload), jti: id };
      },
      async findByUserCode(userCode) {
        // A code may come again after an older one has run out.
        const [newest] = payloads()
          .filter((payload) => payload.userCode === userCode)
          .sort((one, other) => (other.exp ?? 0) - (one.exp ?? 0));
        const found = newest ?? olderCodeAsOurs(store.read(), userCode);
        return found && toLibrary(found);
      },
      async findByUid(uid) {
        const found = payloads().find((payload) => payload.uid === uid);
        return found && toLibrary(found);
      },
      async consume(id) {
        const key = keyOf(id);
        const consumed = Math.floor(now() / 1_000);
        change((identity) => {
          const record = identity[key];
          return record === undefined
            ? identity
            : { ...identity, [key]: { ...record, payload: { ...(record.payload as AdapterPayload), consumed } } };
        });
      },
      async destroy(id) {
        change((identity) => pick(identity, ([key]) => key !== keyOf(id)));
      },
      async revokeByGrantId(grantId) {
        change((identity) =>
          pick(identity, ([key, { payload }]) => {
            const isOfModel = key.startsWith(`${model}:`);
            return !isOfModel || (payload as AdapterPayload).grantId !== grantId;
          }),
        );
      },
    };
  };
}

function shift(payload: AdapterPayload, seconds: number): AdapterPayload {
  return {
    ...payload,
    ...(payload.iat !== undefined && { iat: payload.iat + seconds }),
    ...(payload.exp !== undefined && { exp: payload.exp + seconds }),
  };
}

/** Without what ran out, and without the oldest of a model that has too many: codes and sessions are given to anybody. */
function withoutStale(identity: ServiceState['identity'], at: number, model: string): Record<string, IdentityRecord> {
  const fresh = pick(identity, ([, { expiresAt }]) => expiresAt === undefined || expiresAt + keptAfterMs > at);
  const keys = Object.keys(fresh).filter((key) => key.startsWith(`${model}:`));
  const tooMany = new Set(keys.slice(0, Math.max(0, keys.length - mostOfModel + 1)));
  return tooMany.size === 0 ? fresh : pick(fresh, ([key]) => !tooMany.has(key));
}

function pick(
  identity: ServiceState['identity'],
  isKept: (entry: [string, IdentityRecord]) => boolean,
): Record<string, IdentityRecord> {
  return Object.fromEntries(Object.entries(identity).filter(isKept));
}
