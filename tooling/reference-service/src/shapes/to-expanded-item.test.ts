import { parseItem } from '@fjernsyn/contracts';
import { entriesById, isComing, trialOf } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import { faultNotes } from '../testing/answers';
import { toExpandedItem } from './to-expanded-item';

test('[RS30] every item of the catalogue is read without a fault, with and without what it contains', () => {
  const { faults, report } = faultNotes();
  // Of each season one episode is enough: what its episodes contain is the same.
  for (const entry of entriesById.values())
    for (const expand of entry.type === 'episode' && entry.number > 1
      ? (['none'] as const)
      : (['none', 'all'] as const)) {
      const { title, offers } = parseItem(
        toExpandedItem(entry, expand, { cdnUrl: 'http://cdn.example', nowAt: 0 }),
        report,
      );
      expect(title).not.toBe('');
      if (entry.type === 'episode' || (entry.type === 'program' && entry.film.offers === undefined))
        expect(offers[0]?.ownership, title).toBe(
          isComing(entry) ? 'None' : trialOf(entry) === 'entitled' ? 'Subscription' : 'Free',
        );
    }
  expect(faults).toEqual([]);
});
