import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import * as code from '../search/search';
import { createSearchRig } from '../testing/search-rig';
import { createLateSearch } from './late-search';

test('[SH842] the code is fetched once, and again where it could not be', async () => {
  const rig = await createSearchRig();
  let isThere = false;
  const search = createLateSearch(rig, async () => {
    if (!isThere) throw new AppError('http/unreachable');
    return code;
  });
  await expect(search.load()).rejects.toThrow('http/unreachable');
  search.stop();
  isThere = true;
  expect(await search.load()).toBe(await search.load());
});

test('[SH842] [SH835] it asks for nothing once the application has ended', async () => {
  const rig = await createSearchRig();
  const late = createLateSearch(rig);
  const search = await late.load();
  search.type('havn', 'keyboard');
  late.stop();
  rig.stop();
  await rig.pass(5_000);
  expect([rig.terms(), rig.places.navigation.location.get().address]).toEqual([[], '/search']);
});
