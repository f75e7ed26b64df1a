import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadKeypad } from './load-keypad';

test('[UI220] fetches the keypad and its fields when asked', async () => {
  expect(Object.keys(await loadKeypad()).sort()).toEqual(['Keypad', 'PinField', 'TextField', 'TypedTextListener']);
});

test('[UI220] whoever imports the package imports nothing of it but that and types', () => {
  const index = readFileSync(join(import.meta.dirname, '../index.ts'), 'utf8');
  const values = index.split('\n').filter((line) => line.includes("'./keypad/") && !line.startsWith('export type'));
  expect(values).toEqual(["export { loadKeypad } from './keypad/load-keypad';"]);
});
