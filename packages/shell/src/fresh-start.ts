import { asRecord, durationsMs } from '@fjernsyn/kernel';
import type { HttpTransport, Ports } from '@fjernsyn/platform';
import { toSafeAddress } from './addresses/address';

/** Where the visit keeps the files for which the page has begun anew, with spaces between. */
const begunAnewKey = 'fjernsyn.begun-anew';

/** Where the visit keeps what to open then, on sets that have no addresses. */
const beginAtKey = 'fjernsyn.begin-at';

/** Begins anew where a late part of the application cannot be fetched otherwise. */
export interface FreshStart {
  /**
   * Hears of what could not be shown. Where late files have failed for the second time though their server answers, the engine keeps a failure,
   * or another build has come: the page begins anew, once for each file, at the same address.
   */
  heal(thrown: unknown): Promise<void>;
}

/** Makes the {@link FreshStart}, and opens what was asked for before the page began anew. */
export function createFreshStart(ports: Pick<Ports, 'history' | 'http' | 'lifecycle' | 'visitStore'>): FreshStart {
  const { history, http, lifecycle, visitStore } = ports;
  const failures = new Set<LateFailure>();
  let isBeginning = false;

  const kept = history.hasAddresses ? undefined : visitStore.read(beginAtKey);
  visitStore.remove(beginAtKey);
  const address = kept && toSafeAddress(kept);
  if (address) history.replace(address);

  return {
    async heal(thrown) {
      const failure = lateFailureOf(thrown);
      if (!failure || failures.has(failure)) return;
      failures.add(failure);
      const files = Array.from(failures, ({ lateFile }) => lateFile);
      const begunFor = visitStore.read(begunAnewKey)?.split(' ') ?? [];
      // Without a store that lasts it would begin anew for ever.
      if (files.length < 2 || !visitStore.isDurable || files.some((file) => begunFor.includes(file))) return;
      // A second reload would give up the first.
      if (isBeginning) return;
      isBeginning = true;
      isBeginning = await isServerThere(http, failure.lateFile);
      if (!isBeginning) return;
      visitStore.write(begunAnewKey, [...begunFor, ...files].join(' '));
      if (!history.hasAddresses) visitStore.write(beginAtKey, history.current.path);
      lifecycle.reload();
    },
  };
}

/** What the packager's imports reject with. */
interface LateFailure {
  /** The address of the script. */
  readonly lateFile: string;
}

/** The failure of a late file, as the packager's imports tell it, in an error or in what caused it. */
function lateFailureOf(thrown: unknown): LateFailure | undefined {
  for (let error = asRecord(thrown); error; error = asRecord(error.cause)) {
    if (typeof error.lateFile === 'string') return error as unknown as LateFailure;
  }
  return undefined;
}

/** Whether anything answers at an address: the page itself would come from there. */
async function isServerThere(http: HttpTransport, url: string): Promise<boolean> {
  const request = { method: 'GET', url, headers: {}, timeoutMs: 10 * durationsMs.second } as const;
  const response = await http.send(request).catch(() => undefined);
  return response !== undefined && response.status < 500 && response.status !== 429;
}
