import { asRecord, durationsMs } from '@fjernsyn/kernel';
import type { HttpTransport, Ports } from '@fjernsyn/platform';

/** Where the visit keeps the file for which the page has begun anew. */
const begunAnewKey = 'fjernsyn.begun-anew';

/** Where the visit keeps what to open then, on sets that have no addresses. */
const beginAtKey = 'fjernsyn.begin-at';

/** Begins anew where a late part of the application cannot be fetched otherwise. */
export interface FreshStart {
  /**
   * Hears of what could not be shown. Where a late file has failed for the second time though its server answers, the engine keeps the failure,
   * or another build has taken its place: the page begins anew, once for each file, at the same address.
   */
  heal(thrown: unknown): Promise<void>;
}

/** Makes the {@link FreshStart}, and opens what was asked for before the page began anew. */
export function createFreshStart(ports: Pick<Ports, 'history' | 'http' | 'lifecycle' | 'visitStore'>): FreshStart {
  const { history, http, lifecycle, visitStore } = ports;
  const failures = new Map<string, object>();

  const address = history.hasAddresses ? undefined : visitStore.read(beginAtKey);
  visitStore.remove(beginAtKey);
  if (address !== undefined) history.replace(address);

  return {
    async heal(thrown) {
      const failure = lateFailureOf(thrown);
      if (!failure) return;
      const { lateFile } = failure;
      const before = failures.get(lateFile);
      failures.set(lateFile, failure);
      if (before === undefined || before === failure) return;
      // Without a store that lasts it would begin anew for ever.
      if (!visitStore.isDurable || visitStore.read(begunAnewKey) === lateFile) return;
      if (!(await isServerThere(http, lateFile))) return;
      visitStore.write(begunAnewKey, lateFile);
      if (!history.hasAddresses) visitStore.write(beginAtKey, history.current.path);
      lifecycle.reload();
    },
  };
}

/** The failure of a late file, as the packager's imports tell it, in an error or in what caused it. */
function lateFailureOf(thrown: unknown): { readonly lateFile: string } | undefined {
  for (let error = asRecord(thrown); error; error = asRecord(error.cause)) {
    if (typeof error.lateFile === 'string') return error as { readonly lateFile: string };
  }
  return undefined;
}

/** Whether anything answers at an address: the page itself would come from there. */
async function isServerThere(http: HttpTransport, url: string): Promise<boolean> {
  const request = { method: 'GET', url, headers: {}, timeoutMs: 10 * durationsMs.second } as const;
  const response = await http.send(request).catch(() => undefined);
  return response !== undefined && response.status < 500 && response.status !== 429;
}
