import { expect, test } from 'vitest';
import { loadTranslate } from '../messages/translate';
import { overlayComponents } from './overlay-components';
import { serviceUnavailableTexts } from './service-unavailable/service-unavailable-texts';
import { unreachableTexts } from './unreachable/unreachable-texts';

test.each([
  ['da', /midlertidigt problem.*[Gg]enstart.*besøg fjernsyn.example/],
  ['en', /temporary problem.*[Rr]estart.*visit fjernsyn.example/],
])('[CL144] a service that is down says so in %s, and what to do', async (language, expected) => {
  const t = (await loadTranslate(language)).with(serviceUnavailableTexts);
  expect(t('dialog.service.kicker')).toBe('Fejl');
  expect(t('dialog.service.text', { site: 'fjernsyn.example' })).toMatch(expected);
});

test.each(['da', 'en'])(
  '[CL144] no connection and too long a wait say in %s that the service cannot be reached',
  async (language) => {
    const t = (await loadTranslate(language)).with(unreachableTexts);
    expect(overlayComponents.offline).toBe(overlayComponents.timeout);
    expect(t('dialog.unreachable.title')).toMatch(/tjenesten|service/);
    expect(t('dialog.unreachable.text')).not.toBe('');
  },
);
