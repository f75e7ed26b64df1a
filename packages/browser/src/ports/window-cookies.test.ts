import { durationsMs } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createWindowCookies, type WindowCookiesOptions } from './window-cookies';

const setUp = (protocol = 'https:', cookie = '') => {
  const document = { cookie };
  return {
    document,
    cookies: (options?: WindowCookiesOptions) => createWindowCookies({ document, location: { protocol } }, options),
  };
};

test('[BR360] a cookie is kept for the whole site and as long as it is told', () => {
  const { document, cookies } = setUp();
  cookies().write('g', 'drtv|optedout', 30 * durationsMs.day);
  expect(document.cookie).toBe('g=drtv%7Coptedout; Path=/; Max-Age=2592000; SameSite=Lax');
  cookies().remove('g');
  expect(document.cookie).toBe('g=; Path=/; Max-Age=-1; SameSite=Lax');
});

test('[BR360] a browser gives back what was written, until it is removed', () => {
  const cookies = createWindowCookies(createTestWindow());
  cookies.write('g', 'drtv|mt_å; m=MRAM-EXCEPT', durationsMs.day);
  expect([cookies.read('g'), cookies.read('m')]).toEqual(['drtv|mt_å; m=MRAM-EXCEPT', undefined]);
  cookies.remove('g');
  expect(cookies.read('g')).toBeUndefined();
});

test.each([
  ['https:', undefined, 'SameSite=Lax'],
  ['https:', 'Strict', 'SameSite=Strict'],
  ['https:', 'None', 'SameSite=None; Secure'],
  ['http:', 'None', 'SameSite=Lax'],
  ['http:', undefined, 'SameSite=Lax'],
] as const)('[BR361] [filters-02] over %s with %s it ends with %s', (protocol, sameSite, end) => {
  const { document, cookies } = setUp(protocol);
  cookies(sameSite && { sameSite }).write('m', 'MRAM-07', durationsMs.day);
  expect(document.cookie.slice(document.cookie.indexOf('SameSite'))).toBe(end);
});

test('[BR362] [filters-04] a broken cookie of somebody else is skipped, and ours are read', () => {
  const header = 'a=1; bad=%E2%9; name=Az%20%E9let; m=MRAM-07; s=Anonymous; g=drtv%7Coptedout';
  const cookies = setUp('https:', header).cookies();
  expect(['s', 'm', 'g', 'bad', 'x'].map(cookies.read)).toEqual([
    'Anonymous',
    'MRAM-07',
    'drtv|optedout',
    undefined,
    undefined,
  ]);
});

test.each(['x=%3B%20m%3DMRAM-EXCEPT; m=MRAM-07', 'm; mm=MRAM-EXCEPT;m=MRAM-07', 'm=%E2%9; m=MRAM-07; m=MRAM-EXCEPT'])(
  '[BR362] [filters-05] %s says MRAM-07: no value names another cookie',
  (header) => {
    expect(setUp('https:', header).cookies().read('m')).toBe('MRAM-07');
  },
);

test('[BR363] a page without cookies keeps none, and throws nowhere', () => {
  const document = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_: string) {
      throw new Error('SecurityError');
    },
  };
  const cookies = createWindowCookies({ document, location: { protocol: 'https:' } });
  cookies.write('m', 'MRAM-07', durationsMs.day);
  cookies.remove('m');
  expect(cookies.read('m')).toBeUndefined();
});
