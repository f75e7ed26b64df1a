import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { createLiveRegion } from './live-region';

test('[BR142] words stand in one element that is read as they change, in their own language', () => {
  const { document } = createTestWindow();
  const region = createLiveRegion(document);
  const elements = () => Array.from(document.querySelectorAll<HTMLElement>('[aria-live]'));
  expect(elements()).toEqual([]);
  region.say('Havgus, serie', 'da');
  region.say('Fog', 'en');
  expect(elements().map(({ textContent, lang }) => [textContent, lang])).toEqual([['Fog', 'en']]);
});
