import { entryOf } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import { toOffered } from './to-offered';

test('[RS185] what an account has bought is its own', () => {
  const context = { cdnUrl: 'http://cdn.example', nowAt: 1_795_867_200_000 };
  const film = entryOf('304000');
  const offered = (entitledItemIds: readonly string[]) => toOffered(film, 'none', { entitledItemIds }, context)?.offers;
  expect(offered(['304000'])).toMatchObject([{ ownership: 'Own' }, { ownership: 'Own' }]);
  expect(offered(['301000'])).toMatchObject([{ ownership: 'Free' }, { ownership: 'Free' }]);
});
