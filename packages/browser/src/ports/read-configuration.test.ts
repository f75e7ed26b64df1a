import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration';

const documentWith = (text: string | null): Document =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

test('[BR100] reads the configuration and the addresses of the player’s scripts from the page', () => {
  const values = { playerUrl: '/assets/player.js', fullPlayerUrl: '/assets/all.js', language: 'da' };
  expect(readConfiguration(documentWith(JSON.stringify(values)))).toEqual({
    playerScripts: { scriptUrl: '/assets/player.js', fullScriptUrl: '/assets/all.js' },
    castApplicationId: undefined,
    values,
  });
});

test.each([null, '', '{', 'null', '7'])('[BR100] survives %j, and leaves the complaint to the application', (text) => {
  expect(readConfiguration(documentWith(text)).playerScripts).toEqual({ scriptUrl: '', fullScriptUrl: undefined });
});

test.each([
  ['"A1B2C3D4"', 'A1B2C3D4'],
  ['""', undefined],
  ['7', undefined],
])('[BR666] of %s the page’s receiver is %s', (named, castApplicationId) => {
  const page = readConfiguration(documentWith(`{"castApplicationId":${named}}`));
  expect(page.castApplicationId).toBe(castApplicationId);
});
