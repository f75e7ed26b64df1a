import { describe, expect, test } from 'vitest';
import { pageExample, serviceConfigExample } from '../examples/index';
import { type RatedItem, siftItems } from './sift-items';

const item = (id: string, rating: string) => ({
  id,
  type: 'movie',
  title: id,
  customFields: { ClassificationRating: rating },
});
const good = item('good', 'MRAM-ALL');
const bad = item('bad', 'MRAM-15');
const mayShow = ({ customFields }: RatedItem): boolean => customFields.ClassificationRating !== 'MRAM-15';
const sifted = (answer: unknown): unknown => siftItems(JSON.parse(JSON.stringify(answer)), mayShow);

describe('an answer without what may not be shown', () => {
  test('[CT220] lists lose such items, however deep they lie', () => {
    const list = { id: 'l', title: 'Nyt', items: [bad, good, { ...good, episodes: { id: 'e', items: [bad, good] } }] };
    expect(sifted([list])).toEqual([{ ...list, items: [good, { ...good, episodes: { id: 'e', items: [good] } }] }]);
  });

  test('[CT220] elsewhere such an item is as if it was not sent', () => {
    expect(sifted({ sourceItemId: '1', next: bad, suggestionType: 'Sequential' })).toEqual({
      sourceItemId: '1',
      next: undefined,
      suggestionType: 'Sequential',
    });
    const inclusions = { x: { episode: bad, show: good } };
    expect(sifted({ listData: { ContinueWatching: { itemInclusions: inclusions } } })).toEqual({
      listData: { ContinueWatching: { itemInclusions: { x: { episode: undefined, show: good } } } },
    });
  });

  test('[CT220] a slot of a schedule loses what it shows, though that lacks its type', () => {
    const { type: _, ...shown } = bad;
    expect(sifted([{ channelId: '1', schedules: [{ id: 's', item: shown }] }])).toEqual([
      { channelId: '1', schedules: [{ id: 's', item: undefined }] },
    ]);
  });

  test.each([
    ['an item', bad],
    ['a page about it', { id: 'p', template: 'ProgramDetail', title: 'Bad', item: bad, entries: [] }],
    [
      'a page with it in an entry',
      {
        id: 'p',
        template: 'ProgramDetail',
        entries: [{ id: 'e', template: 'D1', type: 'ItemDetailEntry', item: bad }],
      },
    ],
  ])('[CT221] nothing is left of %s', (_what, answer) => {
    expect(sifted(answer)).toBeUndefined();
  });

  test('[CT221] a page about something else keeps its entries without such items', () => {
    const entry = { id: 'e', type: 'ListEntry', template: 'T1', title: 'Nyt', list: { id: 'l', items: [bad, good] } };
    expect(sifted({ id: 'p', template: 'ProgramDetail', title: 'Good', item: good, entries: [entry] })).toMatchObject({
      item: good,
      entries: [{ id: 'e', list: { items: [good] } }],
    });
  });

  test('[CT220] an item that has a template as well is an item', () => {
    expect(sifted({ id: 'l', items: [{ ...bad, template: 'T1' }, good] })).toEqual({ id: 'l', items: [good] });
  });

  test('[CT220] entries, pages, lists and texts are no items, whatever may be shown', () => {
    const page = pageExample;
    const without = siftItems(JSON.parse(JSON.stringify(page)), () => false);
    expect(without).toMatchObject({ id: page.id, template: page.template });
    expect(siftItems(JSON.parse(JSON.stringify(serviceConfigExample)), () => false)).toEqual(serviceConfigExample);
    expect(siftItems('text', mayShow)).toBe('text');
    expect(siftItems(null, mayShow)).toBeNull();
  });
});
