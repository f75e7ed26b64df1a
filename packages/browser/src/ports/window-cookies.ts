import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Cookies } from '@fjernsyn/platform';
import { attempt } from '../attempt';

/** The part of a window that {@link createWindowCookies} needs. */
export interface CookieWindow {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

/** Options of {@link createWindowCookies}. */
export interface WindowCookiesOptions {
  /** Which sites' requests carry them: `None` for a page that stands in somebody else's, where it comes by TLS (C9). */
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

/** Makes {@link Cookies} of a page that comes from a server. */
export function createWindowCookies(window: CookieWindow, { sameSite = 'Lax' }: WindowCookiesOptions = {}): Cookies {
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
    read: (name) => attempt(() => readCookie(window.document.cookie, name)),
    write,
    // An end that is past: engines differ in whether one of this moment is over.
    remove: (name) => write(name, '', -durationsMs.second),
  };
}

/** Splits first and decodes after: what a value holds in disguise names no other cookie. One that cannot be decoded is skipped. */
function readCookie(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=');
    const value = cookie.slice(0, at).trim() === name && attempt(() => decodeURIComponent(cookie.slice(at + 1).trim()));
    if (typeof value === 'string') return value;
  }
  return undefined;
}
