import { type Api, createSessionApi } from '@fjernsyn/api';
import type { Observed } from '@fjernsyn/kernel';
import { isEntitled, type SessionState } from '@fjernsyn/session';
import type { Reading } from '../reading/reading';

/** Dependencies of {@link isBarred}. */
export interface IsBarredDeps {
  readonly session: Observed<Pick<SessionState, 'role'>>;
  readonly reading: Pick<Reading, 'loadItem'> & { readonly api: Pick<Api, 'wiring'> };
}

/** Whether an item is none that the viewer's account may play, by its offers and the account's entitlements (S6.10); no where either cannot be had. */
export async function isBarred({ session, reading }: IsBarredDeps, itemId: string): Promise<boolean> {
  const { role } = session.get();
  if (role !== 'signed-in') return false;
  try {
    const accounts = createSessionApi(reading.api).accounts.load();
    const [{ item }, { entitlements }] = await Promise.all([reading.loadItem(itemId), accounts]);
    const isSold = item.offers.length > 0 && item.offers.every(({ ownership }) => ownership !== 'Free');
    return isSold && !item.offers.some(({ scopes }) => isEntitled(role, entitlements, scopes));
  } catch {
    return false;
  }
}
