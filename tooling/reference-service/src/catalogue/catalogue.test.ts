import { expect, test } from 'vitest';
import { itemPath } from '../shapes/to-item';
import { entriesById, films, shows, titleOf } from './catalogue';
import { listsById } from './list-definitions';
import { slug } from './slug';

test('[RS70] holds about forty titles, each id and path once', () => {
  expect(shows.length + films.length).toBe(40);
  const entries = [...entriesById.values()].filter((entry) => entry.type !== 'link');
  expect(new Set(entries.map(itemPath)).size).toBe(entries.length);
});

test('[RS70] every title has a tagline and a description of whole sentences', () => {
  for (const { title, tagline, description } of [...shows, ...films]) {
    expect(tagline.length, title).toBeGreaterThan(5);
    expect(description, title).toMatch(/^[A-ZÆØÅ0-9].{40,}\.$/s);
  }
});

test('[RS71] no list holds an entry twice', () => {
  for (const { id, entries } of listsById.values())
    expect(new Set(entries.map((entry) => entry.id)).size, id).toBe(entries.length);
});

test('[RS72] spells Danish letters out in paths', () => {
  expect(slug('Køkkenet i klitten: Strandkål!')).toBe('koekkenet-i-klitten-strandkaal');
  const marsken = entriesById.get('206201');
  expect(marsken && titleOf(marsken)).toBe('Marsken: Springflod');
});
