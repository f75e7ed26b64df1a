import { AppError } from '@fjernsyn/kernel';
import { type Clock, mediaErrors } from '@fjernsyn/platform';
import type { ShakaNamespace } from './shaka-namespace';

/** A window that Shaka's script may have left its name on. */
export type ShakaWindow = Window & { shaka?: ShakaNamespace };

const scriptTimeoutMs = 30_000;

/** Makes the loader of Shaka's own script: fetched once for any number of callers, and again after a failure. */
export function createShakaLoader(window: ShakaWindow, scriptUrl: string, clock: Clock): () => Promise<ShakaNamespace> {
  let loading: Promise<ShakaNamespace> | undefined;
  return () => {
    loading ??= fetchShaka(window, scriptUrl, clock).catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
}

async function fetchShaka(window: ShakaWindow, scriptUrl: string, clock: Clock): Promise<ShakaNamespace> {
  if (!window.shaka) await addScript(window.document, scriptUrl, clock);
  const { shaka } = window;
  // Something else answered at its address: a later answer may be right.
  if (!shaka) throw new AppError(mediaErrors.engineUnreachable, { facts: { why: 'script-without-engine' } });
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
