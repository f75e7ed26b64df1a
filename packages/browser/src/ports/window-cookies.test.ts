import { durationsMs } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import type { CookieWriterOptions } from './cookie-writer';
import { createWindowCookies } from './window-cookies';

const setUp = (protocol = 'https:', cookie = '') => {
  const document = { cookie };
  const cookies = (options?: CookieWriterOptions) => createWindowCookies({ document, location: { protocol } }, options);
  return { document, cookies };
};

test('[BR360] a cookie is kept for the whole site and as long as it is told', async () => {
  const { document, cookies } = setUp();
  const writer = await cookies().writer();
  writer.write('g', 'drtv|optedout', 30 * durationsMs.day);
  expect(document.cookie).toBe('g=drtv%7Coptedout; Path=/; Max-Age=2592000; SameSite=Lax');
  writer.remove('g');
  expect(document.cookie).toBe('g=; Path=/; Max-Age=-1; SameSite=Lax');
});

test('[BR360] a browser gives back what was written, until it is removed', async () => {
  const cookies = createWindowCookies(createTestWindow());
  const writer = await cookies.writer();
  writer.write('g', 'drtv|mt_å; m=MRAM-EXCEPT', durationsMs.day);
  expect([cookies.read('g'), cookies.read('m')]).toEqual(['drtv|mt_å; m=MRAM-EXCEPT', undefined]);
  writer.remove('g');
  expect(cookies.read('g')).toBeUndefined();
});

test.each([
  ['https:', undefined, 'SameSite=Lax'],
  ['https:', 'Strict', 'SameSite=Strict'],
  ['https:', 'None', 'SameSite=None; Secure'],
  ['http:', 'None', 'SameSite=Lax'],
  ['http:', undefined, 'SameSite=Lax'],
] as const)('[BR361] [filters-02] over %s with %s it ends with %s', async (protocol, sameSite, end) => {
  const { document, cookies } = setUp(protocol);
  (await cookies(sameSite && { sameSite }).writer()).write('m', 'MRAM-07', durationsMs.day);
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

test('[BR363] a page without cookies keeps none, and throws nowhere', async () => {
  const document = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_: string) {
      throw new Error('SecurityError');
    },
  };
  const cookies = createWindowCookies({ document, location: { protocol: 'https:' } });
  const writer = await cookies.writer();
  writer.write('m', 'MRAM-07', durationsMs.day);
  writer.remove('m');
  expect(cookies.read('m')).toBeUndefined();
});
