import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { settled } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { type Answers, createReadingRig } from '../testing/reading-rig';

const page = { id: '1', path: '/', template: 'Home', title: 'Forside', entries: [] };
const service: Answers = (path) => ({ body: path === '/config' ? serviceConfigExample : page });

let stop = (): void => undefined;
afterEach(() => stop());

function setUp(answers = service) {
  const rig = createReadingRig(answers);
  stop = rig.reading.stop;
  return rig;
}

test('[SH4] asks for the configuration and the first page side by side, on the CDN base and without a header of ours', async () => {
  const { ports, reading, asked } = setUp();
  expect(asked()).toEqual([]);
  const config = reading.loadStart('/');
  await settled();
  expect(asked().sort()).toEqual(['/config', '/page']);
  for (const { url, headers } of ports.http.requests) {
    expect(url).toMatch(/^https:\/\/cdn\.example\//);
    expect(Object.keys(headers).filter((name) => name.toLowerCase() !== 'accept')).toEqual([]);
  }
  await config;
  await reading.pageAhead();
  expect(reading.lastPage('/')?.title).toBe('Forside');
});

test('[SH235] another start gives up what the one before still waits for', async () => {
  const { ports, reading } = setUp(() => new Promise(() => undefined));
  reading.loadStart('/').catch(() => undefined);
  await settled();
  reading.loadStart('/').catch(() => undefined);
  await settled();
  const signals = ports.http.requests.map(({ url, signal }) => [/(config|page)\?/.exec(url)?.[1], signal?.aborted]);
  expect(signals.sort()).toEqual([
    ['config', false],
    ['config', true],
    ['page', false],
    ['page', true],
  ]);
});

test('[SH201] what is read in another language is asked for in it', async () => {
  const { ports, reading, locale } = setUp();
  await reading.loadPage('/');
  locale.set({ language: 'ar' });
  await reading.loadPage('/');
  expect(ports.http.requests.map(({ url }) => /[?&]lang=(\w+)/.exec(url)?.[1])).toEqual(['da', 'ar']);
});

test('[SH3] a page of the start that fails is no failure of the start', async () => {
  const { reading } = setUp((path, url) => (path === '/page' ? { status: 404, body: {} } : service(path, url)));
  await expect(reading.loadStart('/')).resolves.toBeDefined();
  await reading.pageAhead();
  expect(reading.lastPage('/')).toBeUndefined();
});

test('[SH447] [found-start-03] what fails without a code, as a late script, is one failure until it is asked for again', async () => {
  const thrown = new TypeError('Failed to fetch dynamically imported module');
  const { reading, ports } = createReadingRig(() => Promise.reject(thrown));
  const page = reading.page('/film');
  let changes = 0;
  const end = page.subscribe(() => {
    changes += 1;
  });
  await ports.clock.advanceSettled(0);
  const first = page.get();
  expect(first).toMatchObject({ status: 'failed', error: { code: 'shell/unexpected', cause: thrown } });
  expect([page.get() === first, changes]).toEqual([true, 1]);
  end();
  reading.stop();
});
