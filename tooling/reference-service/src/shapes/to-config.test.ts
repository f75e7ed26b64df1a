import { parseServiceConfig, type ServiceConfig } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import type { Variant } from '../server/variants';
import { toConfig } from './to-config';

function configOf(...variants: readonly Variant[]): ServiceConfig {
  const context = { cdnUrl: 'https://cdn.example', nowAt: 0 };
  return parseServiceConfig(toConfig([], context, 'https://service.example', new Set(variants)), () => undefined);
}

const usual = configOf();

test('[RS336] mandatory sign-in, and the older sign-in, are said in the general part', () => {
  expect(usual.general).toMatchObject({ mandatorySignIn: false });
  expect(configOf('mandatory-sign-in').general).toMatchObject({ mandatorySignIn: true });
  expect(usual.general?.customFields).toHaveProperty('identityDiscoveryUrl');
  const older = configOf('older-sign-in').general?.customFields;
  expect(older).not.toHaveProperty('identityDiscoveryUrl');
  expect(older).not.toHaveProperty('identityClientId');
  expect(older).toHaveProperty('deviceActivationUrl');
});

test('[RS336] without the universe for the youngest flags and sitemap say so', () => {
  const without = configOf('no-minisjang');
  expect(usual.sitemap?.map(({ path }) => path)).toContain('/minisjang');
  expect(without.sitemap?.map(({ path }) => path)).not.toContain('/minisjang');
  expect([usual, without].map(({ featureFlags }) => featureFlags?.minisjangUniverse)).toEqual([true, false]);
});

test('[RS336] viewers are asked for consent on demand', () => {
  expect(usual.featureFlags).not.toHaveProperty('askForConsent');
  expect(configOf('consent').featureFlags).toMatchObject({ askForConsent: true });
});

test('[RS336] there are three languages, a shutdown notice and a help video on demand', () => {
  const all = configOf('three-languages', 'shutdown-notice', 'help-video');
  expect([usual, all].map(({ i18n }) => i18n?.languages.map(({ code }) => code))).toEqual([['da'], ['da', 'en', 'ar']]);
  expect(all.general?.customFields).toMatchObject({
    helpVideoGuideId: '780021',
    shutdownNotice: expect.any(String),
    shutdownNoticeTitle: expect.any(String),
  });
  for (const name of ['helpVideoGuideId', 'shutdownNotice'])
    expect(usual.general?.customFields).not.toHaveProperty(name);
});
