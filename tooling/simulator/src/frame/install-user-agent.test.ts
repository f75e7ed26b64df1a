import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installUserAgent } from './install-user-agent';

it('[SI20] lets the navigator speak as the set, in Danish, without hints and voices of a desktop', () => {
  const { window, connected } = openSet('webos', { model: '2016' });
  installUserAgent(window, connected);
  expect(window.navigator.userAgent).toContain('Web0S');
  expect(window.navigator.appVersion).toBe(window.navigator.userAgent.replace('Mozilla/', ''));
  expect(window.navigator.language).toBe('da-DK');
  expect((window.navigator as { userAgentData?: unknown }).userAgentData).toBeUndefined();
  expect(window.speechSynthesis).toBeUndefined();
});
