import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Clock, HttpRequest, HttpResponse, HttpTransport, KeyValueStore } from '@fjernsyn/platform';
import { createStoredAnswers } from './stored-answers';

/** The answers that an application opens with, kept from one start to the next for one audience. */
export interface StartCache {
  /** Answers each address from what was kept for the audience, once; all else, and what carries a token, goes on to the service. */
  readonly http: HttpTransport;
  /** Whether anything was answered from the store that the service has not been asked for since. */
  isUnconfirmed(): boolean;
  /**
   * Asks anew for what was answered from the store, and resolves to what the service says of it. What it answers otherwise now is given to
   * whoever asks next. Never rejects: where the service cannot be reached, what was kept stands.
   */
  refresh(): Promise<Freshness>;
  /** Drops everything that was kept, as something in it turned out to be unusable; answers whether anybody was answered from it. */
  forget(): boolean;
  stop(): void;
}

/** Whether what was kept is what the service answers now; unknown where it does not answer. */
export type Freshness = 'same' | 'changed' | 'unknown';

/** What {@link createStartCache} goes by. */
export interface StartCacheOptions {
  /** Whether the answer of an address is one that the next start opens with. */
  readonly isStartAddress: (url: string) => boolean;
  /** Whom the service answers at the moment. */
  readonly audience: () => string;
  /** How old what is kept may be. */
  readonly longestMs?: DurationMs;
  /** How many characters it may have, all together. */
  readonly mostCharacters?: number;
  /** How long writing waits, so as not to stand between the viewer and the first page. */
  readonly writeAfterMs?: DurationMs;
}

const defaults = {
  longestMs: 7 * durationsMs.day,
  mostCharacters: 600_000,
  writeAfterMs: 3 * durationsMs.second,
} as const satisfies Partial<StartCacheOptions>;

/** Makes the {@link StartCache} between an application and its transport. */
export function createStartCache(
  { http, store, clock }: { readonly http: HttpTransport; readonly store: KeyValueStore; readonly clock: Clock },
  options: StartCacheOptions,
): StartCache {
  const { isStartAddress, audience, ...limits } = { ...defaults, ...options };
  const first = audience();
  const stored = createStoredAnswers({ store, clock }, { ...limits, audience: first });
  /** What was there at the start, until it is compared with what the service answers now. */
  let { kept } = stored;
  /** What the next one to ask is answered with. */
  const waiting = new Map<string, string>();
  for (const url of Object.keys(kept)) waiting.set(url, kept[url]?.text ?? '');
  const replayed = new Map<string, HttpRequest>();
  let hasAnswered = false;

  const sendAndKeep = async (request: HttpRequest): Promise<HttpResponse> => {
    const asked = audience();
    const response = await http.send(request);
    if (!isAnswer(response)) return response;
    return {
      ...response,
      async text() {
        const text = await response.text();
        if (asked === audience()) stored.keep(request.url, text, asked);
        return text;
      },
    };
  };

  const askAnew = async ({ signal: _, ...request }: HttpRequest): Promise<Freshness> => {
    const response = await sendAndKeep(request).catch(() => undefined);
    const text = response && isAnswer(response) ? await response.text().catch(() => undefined) : undefined;
    const before = kept[request.url]?.text;
    const next = text ?? before;
    if (next !== undefined) waiting.set(request.url, next);
    if (text === undefined) return 'unknown';
    return text === before ? 'same' : 'changed';
  };

  return {
    http: {
      send(request) {
        const { url } = request;
        if (!isForAll(request) || !isStartAddress(url)) return http.send(request);
        const text = audience() === first ? waiting.get(url) : undefined;
        if (text === undefined) return sendAndKeep(request);
        waiting.delete(url);
        replayed.set(url, request);
        hasAnswered = true;
        return Promise.resolve(toResponse(text));
      },
    },
    isUnconfirmed: () => replayed.size > 0,
    async refresh() {
      const asked = Array.from(replayed.values());
      replayed.clear();
      // What was kept for whoever is there no more is asked for no more.
      if (audience() !== first) return 'unknown';
      const found = await Promise.all(asked.map(askAnew));
      kept = {};
      if (found.indexOf('changed') >= 0) return 'changed';
      waiting.clear();
      return found.indexOf('unknown') >= 0 ? 'unknown' : 'same';
    },
    forget() {
      waiting.clear();
      replayed.clear();
      stored.remove();
      return hasAnswered;
    },
    stop: stored.stop,
  };
}

function isAnswer({ status, contentType }: HttpResponse): boolean {
  return status === 200 && contentType === 'application/json';
}

/** What anybody may see: a GET that carries no token. */
function isForAll({ method, headers }: HttpRequest): boolean {
  return method === 'GET' && !Object.keys(headers).some((name) => /authorization/i.test(name));
}

function toResponse(text: string): HttpResponse {
  return {
    status: 200,
    contentType: 'application/json',
    header: () => undefined,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(text),
  };
}
