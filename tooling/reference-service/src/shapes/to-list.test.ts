import { parseItemList } from '@fjernsyn/contracts';
import { listsById } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import { faultNotes } from '../testing/answers';
import { toList } from './to-list';

test('[RS26] every list of the catalogue is read without a fault, page by page', () => {
  const { faults, report } = faultNotes();
  const context = { cdnUrl: 'http://cdn.example', nowAt: 1_795_867_200_000 };
  for (const definition of listsById.values()) {
    const { size, paging } = parseItemList(toList(definition, { page: 1, pageSize: 24 }, context), report);
    expect(paging.total, definition.id).toBe(Math.ceil(size / 24));
    for (let page = 2; page <= paging.total; page += 1)
      expect(parseItemList(toList(definition, { page, pageSize: 24 }, context), report).items.length).toBeGreaterThan(
        0,
      );
  }
  expect(faults).toEqual([]);
});
