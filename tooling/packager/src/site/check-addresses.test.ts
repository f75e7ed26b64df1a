import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses';

const rulesOf = (url: string) => checkAddresses({ serviceUrl: url }).map(({ rule }) => rule);

test.each([
  'http://127.0.0.1:4100',
  'https://127.1/',
  'https://localhost',
  'https://LOCALHOST./x',
  'https://service.localhost',
  'https://[::1]:4100',
  'https://[::ffff:127.0.0.1]',
  'https://0.0.0.0',
  'https://10.1.2.3',
  'https://172.31.0.1',
  'https://192.168.1.20',
  'https://[fd00::1]',
  'https://set-top',
  'https://service.local',
])('[PK386] [found-pack-02] %s leads to a viewer’s own machine or network', (url) => {
  expect(rulesOf(url)).toEqual([expect.stringContaining(`serviceUrl is ${url}, which leads to the viewer’s own`)]);
});

test('[PK386] [found-pack-02] an address without TLS is refused by its name, wherever the configuration has it', () => {
  const configuration = { serviceUrl: 'https://service.example', media: { cdnUrls: ['http://cdn.example'] } };
  expect(checkAddresses(configuration)).toEqual([
    {
      rule: 'media.cdnUrls.0 is http://cdn.example, which is not reached by TLS.',
      remedy: expect.stringContaining('--cdn'),
    },
  ]);
  expect(rulesOf('ws://service.example')).toHaveLength(1);
});

test('[PK386] [found-pack-02] the site that serves the application is looked at as the brand has it', () => {
  const [complaint, ...others] = checkAddresses({ serviceUrl: 'https://service.example' }, 'http://site.example');
  expect(complaint?.rule).toContain('stores.site is http://site.example, which is not reached by TLS');
  expect(others).toEqual([]);
});

test.each(['https://service.example', 'https://172.32.0.1', 'https://local.example', 'wss://service.example/events'])(
  '[PK386] %s is taken',
  (url) => {
    expect(rulesOf(url)).toEqual([]);
  },
);
