import { expect, test } from 'vitest';
import { parsePreferences } from './parse-preferences';

const danish = { language: 'da', purpose: 'full', label: 'Dansk' } as const;

test.each([
  [{ accessMode: 'SignLanguage', subtitles: danish }],
  [{ accessMode: 'StandardVideo', subtitles: 'off' }],
] as const)('[PL781] preferences are the same once they were stored: %j', (preferences) => {
  expect(parsePreferences(JSON.parse(JSON.stringify(preferences)))).toEqual(preferences);
});

test.each([
  [undefined],
  ['off'],
  [{ accessMode: 'Dansk', subtitles: 'on' }],
  [{ accessMode: 3, subtitles: { ...danish, purpose: 'odd' } }],
  [{ subtitles: { purpose: 'full', label: 'Dansk' } }],
])('[PL781] what cannot be read was never chosen: %j', (stored) => {
  expect(parsePreferences(stored)).toEqual({ accessMode: undefined, subtitles: undefined });
});
