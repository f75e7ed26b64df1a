import { entriesById } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import { itemPath } from './to-item';

test('[RS338] every entry has a path of its own', () => {
  const entries = [...entriesById.values()].filter((entry) => entry.type !== 'link');
  expect(new Set(entries.map(itemPath)).size).toBe(entries.length);
});
