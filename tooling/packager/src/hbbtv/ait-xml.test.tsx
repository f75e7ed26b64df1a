import { expect, test } from 'vitest';
import { aitXml } from './ait-xml';

const xml = aitXml({
  name: 'Fjern & nær <syn>',
  language: 'dan',
  organisationId: 120_000,
  applicationId: 101,
  control: 'present',
  isServiceBound: false,
  priority: 10,
  profile: { major: 1, minor: 2, micro: 1 },
  baseUrl: 'https://tv.fjernsyn.example/app/',
  startPath: 'index.xhtml?a=1&b=2',
  boundaries: ['https://tv.fjernsyn.example', 'https://service.fjernsyn.example'],
});

const parsed = new DOMParser().parseFromString(xml, 'application/xml');
const of = (name: string): string[] =>
  Array.from(parsed.getElementsByTagName(`mhp:${name}`), ({ textContent }) => textContent ?? '');

test('[PK193] is well-formed, and says what the facts say', () => {
  expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(parsed.documentElement.tagName).toBe('mhp:ServiceDiscovery');
  expect(xml).toContain('DomainName="tv.fjernsyn.example"');
  expect([of('orgId'), of('appId'), of('controlCode')]).toEqual([['120000'], ['101'], ['PRESENT']]);
  expect([of('serviceBound'), of('priority'), of('versionMinor')]).toEqual([['false'], ['0A'], ['2']]);
  expect(of('OtherApp')).toEqual(['application/vnd.hbbtv.xhtml+xml']);
  expect(of('URLBase')).toEqual(['https://tv.fjernsyn.example/app/']);
  expect(of('BoundaryExtension')).toHaveLength(2);
});

test('[PK193] escapes what XML wants escaped', () => {
  expect(xml).toContain('>Fjern &amp; nær &lt;syn&gt;<');
  expect(xml).toContain('>index.xhtml?a=1&amp;b=2<');
});
