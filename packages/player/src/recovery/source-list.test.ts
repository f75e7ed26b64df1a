import { expect, test } from 'vitest';
import { hasNextSource, type SourceList, sourceRestMs, toSourceList, withAll, withoutFirst } from './source-list';

const both: SourceList<string> = { files: ['a', 'b'], resting: [] };

test('[PL550] a source that failed rests for two minutes, and is there again when the one after it fails', () => {
  const onB = withoutFirst(both, 0);
  expect(onB).toEqual({ files: ['b'], resting: [{ file: 'a', sinceMs: 0 }] });
  expect([hasNextSource(onB, sourceRestMs - 1), hasNextSource(onB, sourceRestMs)]).toEqual([false, true]);
  expect(withoutFirst(onB, 1_000).files).toEqual([]);
  expect(withoutFirst(onB, sourceRestMs)).toEqual({ files: ['a'], resting: [{ file: 'b', sinceMs: sourceRestMs }] });
});

test('[PL551] where all have failed for want of a connection each is there again, in their order', () => {
  expect(withAll(withoutFirst(both, 0))).toEqual({ files: ['a', 'b'], resting: [] });
  expect(hasNextSource(withAll({ files: ['a'], resting: [] }), 0)).toBe(false);
});

test('[PL771] of some sources those that failed lately rest, and where all did each is there again', () => {
  const failed = [
    { file: 'a', sinceMs: 0 },
    { file: 'x', sinceMs: 50_000 },
  ];
  expect(toSourceList(['a', 'b'], failed, sourceRestMs - 1)).toEqual({ files: ['b'], resting: failed.slice(0, 1) });
  expect(toSourceList(['a', 'b'], failed, sourceRestMs)).toEqual({ files: ['a', 'b'], resting: [] });
  expect(toSourceList(['a'], failed, 0)).toEqual({ files: ['a'], resting: [] });
});

test('[PL550] whatever fails when, no source is lost and none is there twice', () => {
  const all = ['a', 'b', 'c', 'd'];
  for (let seed = 1; seed <= 100; seed++) {
    let list: SourceList<string> = { files: all, resting: [] };
    for (let failure = 0, nowMs = 0; failure < 20 && hasNextSource(list, nowMs); failure++) {
      nowMs += ((seed * (failure + 7)) % 90) * 1_000;
      list = withoutFirst(list, nowMs);
      const known = [...list.files, ...list.resting.map(({ file }) => file)];
      expect(known.sort(), `seed ${seed}`).toEqual(all);
    }
  }
});
