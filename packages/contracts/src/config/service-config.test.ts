import { expect, test } from 'vitest';
import { serviceConfigExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { readGeneral } from './general';
import { parseServiceConfig } from './service-config';

function read(value: unknown) {
  const faults: ContractFault[] = [];
  return { config: parseServiceConfig(value, (fault) => void faults.push(fault)), faults };
}

test('[CT50] reads every part of a configuration', () => {
  const { config } = read(serviceConfigExample);
  expect(config.general).toMatchObject({ defaultTimeZone: 'Europe/Copenhagen', itemImageTypes: { show: 'poster' } });
  expect(config.i18n).toEqual({
    languages: [{ code: 'da', label: 'Dansk', title: 'Dansk' }],
    lang: 'da',
    dir: 'ltr',
    strings: { signin_code_expired: 'Koden er udløbet' },
  });
  expect(config.linear?.channelsLogo).toEqual(['https://pictures.example/logo-1.png']);
  expect(config.classification?.['MRAM-11']).toMatchObject({ level: 11, advisoryText: undefined });
  expect(config.playback?.chainPlayCountdown).toBe(10);
  expect(config.sitemap?.map((page) => page.key)).toEqual(['Home', 'ShowDetail']);
  expect(config.display?.themes[0]?.colors[0]?.value).toBe('#10151c');
});

test('[CT51] any part may be missing, and an unknown one is kept', () => {
  const { config, faults } = read({ later: { a: 1 } });
  expect(config).toMatchObject({ later: { a: 1 }, sitemap: undefined, navigation: undefined, featureFlags: undefined });
  expect(faults).toEqual([]);
});

test('[CT56] what only some deployments send along stays as it is', () => {
  const sent = {
    contentFilters: { sub: 'Registered' },
    online: true,
    theme: {},
    header: {},
    subscription: { plans: [] },
  };
  expect(read(sent).config).toMatchObject(sent);
});

test('[CT52] switches are on for a yes in any spelling alone', () => {
  expect(read(serviceConfigExample).config.featureFlags).toEqual({
    minisjangUniverse: true,
    live2Vod: true,
    followSport: false,
    newSearch: false,
    chainPlay: true,
  });
});

test('[CT53] navigation: headings, outside links, children and lists', () => {
  const { config } = read(serviceConfigExample);
  const [home, more, live] = config.navigation?.header ?? [];
  expect(home).toMatchObject({ label: 'Forside', path: '/', isFeatured: true, children: [] });
  expect(more?.path).toBeUndefined();
  expect(more).toMatchObject({ isFeatured: false, children: [{ label: 'A–Å', depth: 1 }] });
  expect(live?.content?.list).toMatchObject({ id: '310021', paging: { page: 0 } });
  expect(config.navigation?.footer?.children[0]?.path).toBe('https://fjernsyn.example/om');
});

test('[CT54] broken pages and entries are reported and left out', () => {
  const { config, faults } = read({
    sitemap: [null, { path: '/x' }, { id: '1', path: '//x', template: 'Home' }, { id: '2', path: '/y' }],
    navigation: { header: ['x', { label: 'Ud', path: 'javascript:x' }] },
    i18n: { languages: ['da'], dir: 'up' },
    playback: { viewEventPoints: [0.5, 7, 'x'] },
  });
  expect(config.sitemap).toEqual([]);
  expect(config.navigation?.header.map((entry) => [entry.label, entry.path])).toEqual([['Ud', undefined]]);
  expect(config.i18n).toMatchObject({ languages: [], dir: undefined });
  expect(config.playback?.viewEventPoints).toEqual([0.5]);
  expect(faults.map((fault) => `${fault.path} ${fault.reason}`)).toEqual([
    'config.navigation.header[0] not-an-object',
    'config.navigation.header[1] unsafe-path',
    'config.sitemap[0] not-an-object',
    'config.sitemap[1] no-id',
    'config.sitemap[2] no-path',
    'config.sitemap[3] no-template',
  ]);
});

test.each([null, [], 'x'])('[CT55] %j is no configuration', (value) => {
  expect(() => read(value)).toThrow(expect.objectContaining({ facts: { what: 'config' } }));
});

test('[CT150] reads the countries that are served, in capitals, and leaves out what is none', () => {
  expect(readGeneral({ servedCountries: ['dk', 'GL', 'Færøerne', 7, null] })?.servedCountries).toEqual(['DK', 'GL']);
  expect(readGeneral({})?.servedCountries).toEqual([]);
});
