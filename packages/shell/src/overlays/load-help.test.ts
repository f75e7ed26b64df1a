import { plainBrand } from '@fjernsyn/brand/testing';
import { parsePage, parseServiceConfig } from '@fjernsyn/contracts';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError } from '@fjernsyn/kernel';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { helpTimeoutMs, loadHelp } from './load-help';
import type { HelpKind } from './overlay';

const text = (type: string, words?: string) => ({ id: 'e', type, template: 'TXT1', text: words });
const pageWith = (entries: readonly object[], title = 'Hjælp') =>
  parsePage({ id: '1', template: 'Static', title, entries }, () => undefined);

type AnswerPage = (path: string, signal?: AbortSignal) => ReturnType<typeof parsePage> | Promise<never>;

const setUp = (byPath: AnswerPage, customFields?: Record<string, unknown>, keys: readonly string[] = []) => {
  const clock = createFakeClock();
  const config = parseServiceConfig(
    {
      ...serviceConfigExample,
      general: { ...serviceConfigExample.general, customFields },
      sitemap: keys.map((key) => ({ id: key, key, path: `/${key}`, template: 'Help Page', title: key })),
    },
    () => undefined,
  );
  const asked: string[] = [];
  const deps = {
    clock,
    api: {
      pages: {
        async byPath(path: string, signal?: AbortSignal) {
          asked.push(path);
          return byPath(path, signal);
        },
      },
    },
    configuration: parseConfiguration({
      brand: plainBrand,
      serviceUrl: 'https://service.example',
      paths: { help: '/hjaelp-os' },
    }),
    config: customFields ? config : undefined,
  };
  return { clock, asked, load: (kind: HelpKind = 'help_page_modal') => loadHelp(deps, kind) };
};

test('[SH182] help is the texts of its page', async () => {
  const { load } = setUp(() => pageWith([text('TextEntry', '<p>a</p>'), text('ListEntry', 'x'), text('TextEntry')]));
  expect(await load()).toEqual({ title: 'Hjælp', html: ['<p>a</p>'] });
});

test('[SH182] a page without words, or none at all, is no help', async () => {
  expect(await setUp(() => pageWith([text('TextEntry')])).load()).toBeUndefined();
  const missing = setUp(() => {
    throw new AppError('api/not-found');
  });
  expect(await missing.load()).toBeUndefined();
});

test('[SH182] the page lies where the service says, else where the configuration does', async () => {
  const empty = () => pageWith([]);
  for (const [fields, path] of [
    [{ helpPagePath: '/vejledning' }, '/vejledning'],
    [{ helpPagePath: '//host.example/x' }, '/hjaelp-os'],
    [{}, '/hjaelp-os'],
    [undefined, '/hjaelp-os'],
  ] as const) {
    const { asked, load } = setUp(empty, fields);
    await load();
    expect(asked).toEqual([path]);
  }
  const { asked, load } = setUp(empty, { helpPagePath: '/vejledning' });
  await load('help_profile');
  expect(asked).toEqual(['/hjaelp/profiler']);
});

test('[SH182] pages with the keys of help are the service’s own, unless it names another', async () => {
  const keys = ['Help', 'HelpPage'];
  for (const [fields, kind, path] of [
    [{}, 'help_page_modal', '/Help'],
    [{ helpPagePath: '/vejledning' }, 'help_page_modal', '/vejledning'],
    [{ helpPagePath: '/vejledning' }, 'help_profile', '/HelpPage'],
  ] as const) {
    const { asked, load } = setUp(() => pageWith([]), fields, keys);
    await load(kind);
    expect(asked).toEqual([path]);
  }
});

test('[SH181] [found-time-02] help that hangs is given up before it is told as a call that takes too long', async () => {
  const { clock, load } = setUp(
    (_, signal) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new AppError('http/aborted')))),
  );
  const loaded = load();
  await clock.advanceSettled(helpTimeoutMs);
  expect([await loaded, clock.pending]).toEqual([undefined, 0]);
  expect(helpTimeoutMs).toBeLessThan(30_000);
});
