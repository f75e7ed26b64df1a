import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { CookieWriter } from '@fjernsyn/platform';
import { attempt } from '../attempt';

/** The part of a window that cookies need. */
export interface CookieWindow {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

/** Options of {@link createCookieWriter}. */
export interface CookieWriterOptions {
  /** Which sites' requests carry them: `None` for a page that stands in somebody else's, where it comes by TLS (C9). */
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

/** Makes the {@link CookieWriter} of a window. */
export function createCookieWriter(window: CookieWindow, { sameSite = 'Lax' }: CookieWriterOptions = {}): CookieWriter {
  const write = (name: string, value: string, lifeMs: DurationMs): void => {
    // Engines refuse None without Secure, and Secure where there is no TLS.
    const isSecure = window.location.protocol === 'https:';
    const site = sameSite !== 'None' ? sameSite : isSecure ? 'None; Secure' : 'Lax';
    const lifeSeconds = Math.round(lifeMs / durationsMs.second);
    attempt(() => {
      window.document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifeSeconds}; SameSite=${site}`;
    });
  };
  return {
    write,
    // An end that is past: engines differ in whether one of this moment is over.
    remove: (name) => write(name, '', -durationsMs.second),
  };
}
