import { expect, test } from 'vitest';
import { parse } from 'zod/mini';
import { createChance, mutate } from '../testing/mutate';
import { field } from '../wire/fields';
import { parseFields } from './parse-fields';
import { looseObject } from './zod';

const schema = looseObject({
  id: field.id,
  title: field.text,
  path: field.path,
  size: field.positive,
  genres: field.texts,
  words: field.wordsIfSent,
  customFields: field.record,
});

const sent = {
  id: 7,
  title: ' Havgus ',
  path: '/film/havgus',
  size: 0,
  words: 'a,b',
  customFields: { a: 1 },
  unknown: { kept: true },
};

test('[CT8] reads fields as zod reads them, whatever was sent', () => {
  const chance = createChance(45);
  for (let round = 0; round < 2_000; round++) {
    const answer = mutate(sent, chance);
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) continue;
    const fields = { ...answer };
    expect(parseFields(schema, fields)).toEqual(parse(schema, fields));
  }
});

test('[CT8] keeps unknown keys, names of inherited members among them, but no prototype', () => {
  const answer = JSON.parse('{ "id": 1, "toString": 2, "__proto__": { "title": "x" } }') as Record<string, unknown>;
  const fields = parseFields(schema, answer);
  expect(Object.keys(fields).sort()).toEqual(['customFields', 'genres', 'id', 'toString']);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(fields.title).toBeUndefined();
});
