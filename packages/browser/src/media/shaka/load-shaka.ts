import { AppError } from '@fjernsyn/kernel';
import { type Clock, mediaErrors } from '@fjernsyn/platform';
import type { ShakaNamespace } from './shaka-namespace';

/** A window that Shaka's script may have left its name on. */
export type ShakaWindow = Window & { shaka?: ShakaNamespace };

/** Where Shaka's own classic scripts lie, as the build put them. */
export interface PlayerScripts {
  /** Of our build, which has what our streams need. */
  readonly scriptUrl: string;
  /** Of all of Shaka; undefined where there is no more than our build. */
  readonly fullScriptUrl?: string | undefined;
}

/** Fetches Shaka; each script once for any number of callers, and again after a failure. */
export interface ShakaLoader {
  /** All of it where that has been fetched, else our build. */
  load(): Promise<ShakaNamespace>;
  /** All of it; what is there where there is no more. */
  loadFull(): Promise<ShakaNamespace>;
}

const scriptTimeoutMs = 30_000;

/** Makes the {@link ShakaLoader} of a page. */
export function createShakaLoader(
  window: ShakaWindow,
  { scriptUrl, fullScriptUrl }: PlayerScripts,
  clock: Clock,
): ShakaLoader {
  const loadOwn = untilItFails(() => fetchShaka(window, scriptUrl, clock));
  let full: ShakaNamespace | undefined;
  const loadFull =
    fullScriptUrl === undefined
      ? loadOwn
      : untilItFails(async () => {
          full = await fetchShaka(window, fullScriptUrl, clock);
          return full;
        });
  return { load: async () => full ?? loadOwn(), loadFull };
}

/** Makes a call that is made once for any number of callers, and again after a failure. */
export function untilItFails<Value>(call: () => Promise<Value>): () => Promise<Value> {
  let calling: Promise<Value> | undefined;
  return () => {
    calling ??= call().catch((thrown: unknown) => {
      calling = undefined;
      throw thrown;
    });
    return calling;
  };
}

async function fetchShaka(window: ShakaWindow, scriptUrl: string, clock: Clock): Promise<ShakaNamespace> {
  const before = window.shaka;
  await addScript(window.document, scriptUrl, clock);
  const { shaka } = window;
  // Something else answered at its address: a later answer may be right.
  if (!shaka || shaka === before) {
    throw new AppError(mediaErrors.engineUnreachable, { facts: { why: 'script-without-engine' } });
  }
  shaka.polyfill.installAll();
  return shaka;
}

/** A plain script tag: module scripts do not load from `file:`, and a tag without CORS takes a script from any origin. */
function addScript(document: Document, scriptUrl: string, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string): void => {
      stop();
      script.remove();
      reject(new AppError(mediaErrors.engineUnreachable, { facts: { why } }));
    };
    const stop = clock.after(scriptTimeoutMs, () => fail('script-timeout'));
    script.addEventListener('load', () => {
      stop();
      resolve();
    });
    script.addEventListener('error', () => fail('script-unreachable'));
    script.async = true;
    script.src = scriptUrl;
    document.head.appendChild(script);
  });
}
