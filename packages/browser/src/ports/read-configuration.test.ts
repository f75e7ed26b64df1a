import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration';

const documentWith = (text: string | null): Document =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

test('[BR100] reads the configuration and the player’s address from the page', () => {
  expect(readConfiguration(documentWith('{"playerUrl":"/assets/player.js","language":"da"}'))).toEqual({
    playerUrl: '/assets/player.js',
    castApplicationId: undefined,
    values: { playerUrl: '/assets/player.js', language: 'da' },
  });
});

test.each([null, '', '{', 'null', '7'])('[BR100] survives %j, and leaves the complaint to the application', (text) => {
  expect(readConfiguration(documentWith(text)).playerUrl).toBe('');
});

test.each([
  ['"A1B2C3D4"', 'A1B2C3D4'],
  ['""', undefined],
  ['7', undefined],
])('[BR666] of %s the page’s receiver is %s', (named, castApplicationId) => {
  const page = readConfiguration(documentWith(`{"castApplicationId":${named}}`));
  expect(page.castApplicationId).toBe(castApplicationId);
});
