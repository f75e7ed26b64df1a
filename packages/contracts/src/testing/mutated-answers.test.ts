import { expect, test } from 'vitest';
import * as examples from '../examples/index';
import * as contracts from '../index';
import type { ContractFault } from '../reading/fault';
import { answerReaders } from './answer-readers';
import { findUntyped } from './find-untyped';
import { mutateAnswersOf, mutateEveryAnswer } from './index';
import { createChance, mutate } from './mutate';

const perSchema = 300;
const schemas = Object.keys(answerReaders);

test('[CT42] every function that reads an answer is tried', () => {
  const readers = Object.keys(contracts).filter((name) => name.startsWith('parse'));
  expect([...schemas].sort()).toEqual(readers.sort());
});

test.each(schemas)(
  `[CT42] of ${perSchema} mutated answers of %s each is a value of its type or malformed`,
  (schema) => {
    const { values, malformed, surprises } = mutateAnswersOf(schema, { perSchema, seed: 2026 });
    expect(surprises).toEqual([]);
    expect(values + malformed).toBe(perSchema);
  },
);

test('[CT42] the same seed gives the same answers, another one others, and the slowest is told where there is a clock', () => {
  let nowMs = 0;
  const now = () => nowMs++;
  const outcomes = mutateEveryAnswer({ perSchema: 20, seed: 1, now });
  expect(outcomes).toEqual(mutateEveryAnswer({ perSchema: 20, seed: 1, now }));
  expect(outcomes).not.toEqual(mutateEveryAnswer({ perSchema: 20, seed: 2, now }));
  expect(outcomes.map(({ slowestMs }) => slowestMs)).toEqual(schemas.map(() => 1));
  expect(() => mutateAnswersOf('parseNobody', { perSchema: 1, seed: 1 })).toThrow('parseNobody');
});

test('[CT42] a value of another type is found, wherever it is, and what is handed on as sent is none', () => {
  const model = { id: '1', items: [{ size: 1 }, { title: 'x' }], unread: 1 };
  const find = (value: unknown) => findUntyped(value, model, new Set(['unread']), 'list');
  expect(find({ id: '2', items: [{ size: undefined }], unread: 'x' })).toBeUndefined();
  expect(find({ items: [{}, { size: 2, title: 7 }] })).toBe('list.items[1].title is no string');
  expect(find({ items: {} })).toBe('list.items is no list');
  expect(find([])).toBe('list is no object');
});

test('[CT42] what is read of a mutated list holds good items alone', () => {
  const chance = createChance(28);
  for (let round = 0; round < perSchema; round++) {
    const faults: ContractFault[] = [];
    const sent = mutate([examples.itemSummaryExample, examples.seasonDetailExample, examples.eventExample], chance);
    const items = contracts.parseItems(Array.isArray(sent) ? sent : [], (fault) => void faults.push(fault));
    for (const item of items)
      expect([typeof item.id, typeof item.type, typeof item.title]).toEqual(['string', 'string', 'string']);
    for (const fault of faults) expect(JSON.stringify(fault).length).toBeLessThan(200);
  }
});

test.each(Object.entries(answerReaders))(
  '[CT40] the examples of %s are read as they stand',
  (_, { examples, read }) => {
    for (const example of examples) expect(() => read(example)).not.toThrow();
  },
);
