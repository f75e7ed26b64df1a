import { afterEach, expect, test, vi } from 'vitest';
import { abroadTexts } from '../overlay/abroad/abroad-texts';
import { announcementTexts } from '../overlay/announcement/announcement-texts';
import { closeAppTexts } from '../overlay/close-app/close-app-texts';
import { diagnosticsTexts } from '../overlay/diagnostics/diagnostics-texts';
import { loginRequiredTexts } from '../overlay/login-required/login-required-texts';
import { readerTexts } from '../overlay/reader-texts';
import { serviceUnavailableTexts } from '../overlay/service-unavailable/service-unavailable-texts';
import { unreachableTexts } from '../overlay/unreachable/unreachable-texts';
import { ar } from './ar';
import { da } from './da';
import { en } from './en';
import { failureTexts } from './failure/failure-texts';
import { keypadTexts } from './keypad/keypad-texts';
import { pseudoLayer as productLayer } from './no-pseudo-layer';
import { noticeTexts } from './notices/notice-texts';
import { placeTexts } from './places/place-texts';
import { playerTexts } from './player/player-texts';
import type { FeatureTexts, Texts } from './texts';
import { danish, loadTranslate } from './translate';

afterEach(() => vi.unstubAllGlobals());

const parametersIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('[CL1] gives a text in the language asked for, its base, or Danish', async () => {
  expect((await loadTranslate('da'))('action.retry')).toBe('Prøv igen');
  expect((await loadTranslate('en-GB'))('action.retry')).toBe('Try again');
  expect((await loadTranslate('AR_eg'))('action.retry')).toBe('إعادة المحاولة');
  expect((await loadTranslate('kl'))('action.retry')).toBe('Prøv igen');
});

test('[CL1] puts the parameters in', () => {
  expect(danish('item.seasonEpisode', { season: 2, episode: 3 })).toBe('S2 A3');
  expect(danish('start.opening', { title: '{title}' })).toBe('{title} åbner …');
});

test.each([
  ['failure.notFound.text'],
  ['failure.refused.text'],
  ['failure.configuration.text', { field: 'serviceUrl' }],
  ['signIn.needed.text'],
] as const)('[CL196] %s says why something is not taken, in the words of each language', async (...message) => {
  const said = await Promise.all(
    ['da', 'en', 'ar'].map(async (language) => (await loadTranslate(language)).with(failureTexts)(...message)),
  );
  expect(new Set(said).size).toBe(3);
  for (const text of said) expect(text).not.toContain(message[0]);
});

const features: readonly FeatureTexts<Texts>[] = [
  { da, en, ar },
  failureTexts,
  noticeTexts,
  placeTexts,
  playerTexts,
  keypadTexts,
  diagnosticsTexts,
  readerTexts,
  serviceUnavailableTexts,
  unreachableTexts,
  abroadTexts,
  announcementTexts,
  closeAppTexts,
  loginRequiredTexts,
];
const plain = features.flatMap((feature) =>
  Object.keys(feature.da)
    // A form may say its count in a word.
    .filter((id) => !/^item\.(seasons|minutes|hours)_/.test(id))
    .map((id) => [id, feature] as const),
);

test.each(plain)('[CL2] %s asks for the same parameters in every language', (id, texts) => {
  const asked = parametersIn(texts.da[id] ?? '');
  expect([texts.en, texts.ar].map((others: Texts) => parametersIn(others[id] ?? ''))).toEqual([asked, asked]);
});

test('[CL2] no two features give a text under the same id', () => {
  const ids = features.flatMap((feature) => Object.keys(feature.da));
  expect(ids).toHaveLength(new Set(ids).size);
});

test.each([
  ['da', 1, '1 sæson'],
  ['da', 2, '2 sæsoner'],
  ['en', 1, '1 season'],
  ['ar', 0, 'بلا مواسم'],
  ['ar', 1, 'موسم واحد'],
  ['ar', 2, 'موسمان'],
  ['ar', 3, '3 مواسم'],
  ['ar', 11, '11 موسمًا'],
  ['ar', 100, '100 موسم'],
])('[CL170] counts in the plural forms of %s: %i', async (language, count, words) => {
  expect((await loadTranslate(language))('item.seasons', { count })).toBe(words);
});

test('[CL170] counts by one and many where the engine knows no plurals', async () => {
  // What is loaded meanwhile belongs to every test: the engine loses its plurals afterwards.
  const t = await loadTranslate('ar');
  vi.stubGlobal('Intl', undefined);
  expect([1, 4].map((count) => t('item.seasons', { count }))).toEqual(['موسم واحد', '4 موسم']);
});

test('[CL172] a development build shows what is not ready for other languages, a product does not', async () => {
  const t = await loadTranslate('qps');
  expect(t('action.retry')).toBe('[Þŕǿṽ íĝéñ~~~~]');
  expect(t('item.seasons', { count: 2 })).toMatch(/^\[2 .*~+\]$/);
  expect(t.with(playerTexts)('player.pause')).toBe('[Þáúšé~~]');
  expect(productLayer).toBeUndefined();
});

test('[CL171] texts of the service go before ours, counted ones too', async () => {
  const texts = {
    'action.retry': 'Op på hesten',
    'item.seasons_one': 'en enkelt sæson',
    'item.seasons_other': '{count} omgange',
  };
  const t = await loadTranslate('da', { language: 'da', texts });
  expect(t('action.retry')).toBe('Op på hesten');
  expect([1, 4].map((count) => t('item.seasons', { count }))).toEqual(['en enkelt sæson', '4 omgange']);
  expect(t('action.back')).toBe('Tilbage');
});

test('[CL171] the service’s texts in another language stand behind ours in the viewer’s', async () => {
  const t = await loadTranslate('en', { language: 'da', texts: { 'action.retry': 'Op på hesten' } });
  expect(t('action.retry')).toBe('Try again');
});

test('[CL171] a text of the service that wants what nobody gives is passed over', async () => {
  const t = await loadTranslate('da', {
    language: 'da',
    texts: { 'start.opening': '{product} åbner', 'item.seasons_other': '{antal}' },
  });
  expect(t('start.opening', { title: 'Fjernsyn' })).toBe('Fjernsyn åbner …');
  expect(t('item.seasons', { count: 2 })).toBe('2 sæsoner');
});
