import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { openedOf } from '../testing/opened-of';
import { createSignInRig, type SignInRig } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';
import { createWatchRig, item } from '../testing/watch-rig';

let rig: SignInRig | undefined;
afterEach(() => rig?.application.stop());

/** An application whose viewer watches the film, from a place. */
const watchFrom = async (path: string) => {
  rig = await createSignInRig({ stored: storedViewer() });
  const { application, places, pass, back, at } = rig;
  places.navigation.push(path);
  places.navigation.push('/se/_12');
  const watch = await openedOf(application).playing.watch('12').load();
  const detach = watch.attach(fakeMediaSurface);
  await pass();
  watch.command('details');
  await detach();
  await pass();
  return { at, back };
};

test('[SH1780] the details are the item’s page, to which the viewer goes back where it lies behind', async () => {
  const { at, back } = await watchFrom('/program/12');
  expect(at()).toBe('/program/12');
  await back();
  expect(at()).toBe('/');
});

test('[SH1780] the details open over another page that the film was played from', async () => {
  const { at, back } = await watchFrom('/film');
  expect(at()).toBe('/program/12');
  await back();
  expect(at()).toBe('/film');
});

test('[SH1780] an item without a page of its own has no details', async () => {
  const { watch, load, openPage } = createWatchRig();
  await load();
  watch.command('details');
  expect([watch.view.get().hasDetails, openPage.mock.calls]).toEqual([false, []]);
  const other = createWatchRig(undefined, async () => ({ ...item, path: '/program/12' }));
  await other.load();
  other.watch.command('details');
  expect([other.watch.view.get().hasDetails, other.openPage.mock.calls]).toEqual([true, [['/program/12']]]);
});
