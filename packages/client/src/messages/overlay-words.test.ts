import { plainBrand } from '@fjernsyn/brand/testing';
import { parseConfiguration } from '@fjernsyn/shell';
import { expect, test } from 'vitest';
import { dialogTexts } from '../overlay/dialog-texts';
import { overlayWords } from './overlay-words';
import { loadTranslate } from './translate';

const application = {
  configuration: parseConfiguration({ brand: plainBrand, appTitle: 'Fjernsyn', serviceUrl: 'https://service.example' }),
  start: { state: { get: () => ({ phase: 'opening' }) } },
} as unknown as Parameters<typeof overlayWords>[2];

const wordsIn = async (language: string) => {
  const t = (await loadTranslate(language)).with(dialogTexts);
  return (kind: 'service-unavailable' | 'offline' | 'timeout' | 'abroad') =>
    overlayWords(t, { id: kind, kind } as Parameters<typeof overlayWords>[1], application);
};

test('[CL144] a service that is down says so, and what to do', async () => {
  const [danish, english] = await Promise.all([wordsIn('da'), wordsIn('en')]);
  expect(danish('service-unavailable').title).toBe('Fejl');
  expect(danish('service-unavailable').text).toMatch(/midlertidigt problem.*[Gg]enstart.*besøg/);
  expect(english('service-unavailable').title).toBe('Fejl');
  expect(english('service-unavailable').text).toMatch(/temporary problem.*[Rr]estart.*visit/);
});

test.each(['da', 'en'])(
  '[CL144] no connection and too long a wait say in %s that the service cannot be reached',
  async (language) => {
    const words = await wordsIn(language);
    expect(words('offline')).toEqual(words('timeout'));
    expect(words('offline').title).toMatch(/tjenesten|service/);
    expect(words('offline').text).not.toBe('');
  },
);

test('[CL144] abroad says where the viewer is', async () => {
  const [danish, english] = await Promise.all([wordsIn('da'), wordsIn('en')]);
  expect(danish('abroad').title).toContain('uden for Danmark');
  expect(english('abroad').title).toContain('outside Denmark');
  expect(english('abroad').text).toMatch(/rights/);
});
