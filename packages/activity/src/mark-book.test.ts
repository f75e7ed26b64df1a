import { expect, test } from 'vitest';
import { createMarkBook } from './mark-book';
import { bookmarkStateOf, type WatchedValue, watchedStateOf } from './mark-states';
import { mergeWatched } from './merge-watched';

const setUp = () => createMarkBook({ blank: false, toState: bookmarkStateOf });

test('[AC5] [activity-03] all who listen to an item have the same state, and hear of it once', () => {
  const book = setUp();
  const heard: string[] = [];
  const ends = ['row1', 'row2'].map((row) => book.of('42').subscribe(() => heard.push(row)));
  expect(book.of('42')).toBe(book.of('42'));
  book.write('42', { confirmed: true });
  book.write('42', { confirmed: true });
  book.write('7', { confirmed: true });
  expect([heard, book.of('42').get()]).toEqual([['row1', 'row2'], 'bookmarked']);
  for (const end of ends) end();
  book.write('42', { confirmed: false });
  expect(heard).toHaveLength(2);
});

test('[AC5] whoever listened before and listens again hears', () => {
  const book = setUp();
  const early = book.of('42');
  early.subscribe(() => undefined)();
  let count = 0;
  early.subscribe(() => {
    count += 1;
  });
  book.write('42', { confirmed: true });
  expect([count, book.of('42')]).toEqual([1, early]);
});

test('[AC6] what the profile has is taken, but for what changed since it was asked or is on its way', () => {
  const book = setUp();
  book.write('gone', { confirmed: true });
  book.write('busy', { confirmed: false, wished: { value: true } });
  const turn = book.turn();
  book.write('since', { confirmed: false });
  book.take({ there: true, busy: true, since: true }, turn);
  expect(['gone', 'busy', 'since', 'there', 'other'].map((id) => book.of(id).get())).toEqual([
    'unbookmarked',
    'adding',
    'unbookmarked',
    'bookmarked',
    'unbookmarked',
  ]);
});

test('[AC7] another viewer has none of the marks, and hears so', () => {
  const book = setUp();
  book.write('42', { confirmed: true });
  const heard: string[] = [];
  book.of('42').subscribe(() => heard.push(book.of('42').get()));
  book.clear();
  expect(heard).toEqual(['unbookmarked']);
});

test('[AC12] [activity-10] a position of this set is not lost to a newer beginning', () => {
  const book = createMarkBook<WatchedValue, unknown>({
    blank: undefined,
    toState: watchedStateOf,
    merge: mergeWatched,
  });
  const own = { positionSeconds: 1250, isFullyWatched: false, lastWatchedAt: 1_795_723_200_000 };
  book.write('1', { confirmed: own });
  book.take({ '1': { positionSeconds: 0, isFullyWatched: false, lastWatchedAt: 1_795_723_260_000 } }, book.turn());
  expect(book.read('1').confirmed).toEqual(own);
});
