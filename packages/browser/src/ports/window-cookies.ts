import type { Cookies } from '@fjernsyn/platform';
import { attempt } from '../attempt';
import type { CookieWindow, CookieWriterOptions } from './cookie-writer';

/** Makes {@link Cookies} of a page that comes from a server. */
export function createWindowCookies(window: CookieWindow, options?: CookieWriterOptions): Cookies {
  return {
    read: (name) => attempt(() => readCookie(window.document.cookie, name)),
    writer: async () => (await import('./cookie-writer')).createCookieWriter(window, options),
  };
}

/** Splits first and decodes after: what a value holds in disguise names no other cookie. One that cannot be decoded is skipped. */
function readCookie(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(/; */)) {
    const value = cookie.startsWith(`${name}=`) && attempt(() => decodeURIComponent(cookie.slice(name.length + 1)));
    if (typeof value === 'string') return value;
  }
  return undefined;
}
