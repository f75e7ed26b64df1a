import { expect, test } from 'vitest';
import { readHbbtvCaptions, readHbbtvFacts } from './hbbtv-facts';
import { createFakeSet } from './testing/fake-set';

const agentOf = (edition: string) =>
  `Mozilla/5.0 Chrome/87.0.4280.88 HbbTV/${edition} (+DRM; LGE; 24TQ510S-PZ; WEBOS22; )`;

test.each([
  ['1.1.1', '1.0', 'av-object'],
  ['1.2.1', '1.5', 'av-object'],
  ['1.3.1', '2.0', 'video'],
  ['1.4.1', '2.0.1', 'video'],
  ['1.5.1', '2.0.2', 'video'],
  ['1.6.1', '2.0.3', 'video'],
  ['1.7.1', '2.0.4', 'video'],
  ['1.9.1', '', 'video'],
])('[HB6] [hbb-09] %s is version %s, and plays by %s without Media Source Extensions', (edition, version, backend) => {
  const { window } = createFakeSet({ agent: agentOf(edition) });
  expect(readHbbtvFacts(window)).toMatchObject({ version, backend, model: '24TQ510S-PZ' });
  Object.assign(window, { MediaSource: class {} });
  expect(readHbbtvFacts(window).backend).toBe('shaka');
});

test('[HB7] reads the language of the menus and the size of the screen, where the set tells them', () => {
  const { window } = createFakeSet({
    configuration: { preferredUILanguage: 'dan,eng' },
    capabilities: '<video_profile name="MP4_HEVC_UHD_25_HEAAC_EBUTTD"/>',
  });
  expect(readHbbtvFacts(window)).toMatchObject({ language: 'da', screenLines: 2160 });
  const silent = createFakeSet({ configuration: { preferredUILanguage: 'xxx' }, agent: 'HbbTV/1.6.1' });
  expect(readHbbtvFacts(silent.window)).toMatchObject({ language: undefined, screenLines: undefined, model: '' });
});

test('[HB7] reads whether subtitles are to show', () => {
  const captionsOf = (configuration: Readonly<Record<string, unknown>>) =>
    readHbbtvCaptions(createFakeSet({ configuration }).window.document);
  expect(captionsOf({ subtitlesEnabled: true })).toEqual({ isOn: true });
  expect(captionsOf({ subtitlesEnabled: false })).toEqual({ isOn: false });
  expect(captionsOf({})).toBeUndefined();
});
