import { expect, test } from 'vitest';
import { createChance, mutate } from '../testing/mutate';
import { readPositive } from '../wire/number';
import { readText, readTexts } from '../wire/text';
import { type FieldsSchema, parseFields } from './parse-fields';
import * as plain from './plain-zod';
import * as zod from './zod';

const schemaOf = ({ looseObject, transform }: Pick<typeof plain, 'looseObject' | 'transform'>): FieldsSchema =>
  looseObject({ title: transform(readText), size: transform(readPositive), genres: transform(readTexts) });

test('[CT93] reads the same by a schema of a built product as by one of zod', () => {
  const chance = createChance(46);
  const sent = { title: ' Havgus ', size: '3', genres: ['Krimi', 4], unknown: { kept: true } };
  for (let round = 0; round < 500; round++) {
    const answer = mutate(sent, chance);
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) continue;
    expect(parseFields(schemaOf(plain), { ...answer })).toEqual(parseFields(schemaOf(zod), { ...answer }));
  }
});

test('[CT93] stands for all of zod that this package takes', () => {
  expect(Object.keys(plain)).toEqual(expect.arrayContaining(Object.keys(zod).filter((name) => name !== 'parse')));
  expect(plain.config({ jitless: true })).toEqual({});
});
