import { expect, test } from 'vitest';
import { createActivityRig, itemOf } from './testing/activity-rig';

const bookmark = (id: string, value: boolean) => ({ kind: 'bookmark', item: itemOf(id), value }) as const;
const rate = (id: string, value: number) => ({ kind: 'rating', item: itemOf(id), value }) as const;

test('[AC8] each action starts, and is done once the service has answered', async () => {
  const rig = createActivityRig();
  void rig.fulfil(bookmark('1', true));
  expect([rig.told(), rig.bookmarkOf('1').get()]).toEqual([['started bookmark'], 'adding']);
  await rig.end();
  expect([rig.told(), rig.bookmarkOf('1').get()]).toEqual([['started bookmark', 'done bookmark'], 'bookmarked']);
});

test('[AC8] a follow and a rating go the same way', async () => {
  const rig = createActivityRig({ followed: { '1': 5 } });
  await rig.read();
  void rig.fulfil({ kind: 'follow', item: itemOf('1'), value: false });
  void rig.fulfil(rate('1', 8));
  expect([rig.followOf('1').get(), rig.ratingOf('1').get()]).toEqual(['removing', { status: 'updating', rating: 8 }]);
  await rig.end();
  await rig.end();
  expect([rig.followOf('1').get(), rig.ratingOf('1').get()]).toEqual(['follow', { status: 'rated', rating: 8 }]);
  expect(rig.told()).toEqual(['started unfollow', 'started rate', 'done unfollow', 'done rate']);
});

test('[AC4] presses while a change is on its way send nothing', async () => {
  const rig = createActivityRig();
  void rig.fulfil(bookmark('1', true));
  void rig.fulfil(bookmark('1', false));
  void rig.fulfil(rate('1', 3));
  void rig.fulfil(rate('1', 9));
  expect(rig.calls).toEqual(['add bookmarked 1', 'rate 1 3']);
});

test('[AC9] [activity-02] what failed is as it was, is told once, and can be done again', async () => {
  const rig = createActivityRig();
  const states: string[] = [];
  rig.bookmarkOf('1').subscribe(() => states.push(rig.bookmarkOf('1').get()));
  void rig.fulfil(bookmark('1', true));
  await rig.end('api/failed');
  void rig.fulfil(bookmark('1', true));
  await rig.end();
  expect(states).toEqual(['adding', 'unbookmarked', 'adding', 'bookmarked']);
  expect(rig.told().filter((event) => event === 'failed bookmark')).toHaveLength(1);
});

test('[AC10] where a failure does not say what the service has, the profile does', async () => {
  const rig = createActivityRig();
  void rig.fulfil(bookmark('1', true));
  await rig.end('lost');
  expect([rig.bookmarkOf('1').get(), rig.told()]).toEqual(['bookmarked', ['started bookmark', 'done bookmark']]);
});

test.each(['api/refused', 'api/unauthorized', 'api/not-signed-in', 'api/too-many-requests'] as const)(
  '[AC10] %s says itself that nothing has changed',
  async (code) => {
    const rig = createActivityRig();
    void rig.fulfil({ kind: 'follow', item: itemOf('1'), value: true });
    await rig.end(code);
    expect([rig.calls, rig.followOf('1').get()]).toEqual([['add followed 1'], 'follow']);
  },
);

test('[AC10] where the profile cannot be read, it is known that nothing is', async () => {
  const rig = createActivityRig();
  await rig.read();
  rig.loseProfile('http/unreachable');
  void rig.fulfil(bookmark('1', true));
  await rig.end('lost');
  expect([rig.bookmarkOf('1').get(), rig.isKnown()]).toEqual(['unbookmarked', false]);
  rig.loseProfile(undefined);
  await rig.read();
  expect([rig.bookmarkOf('1').get(), rig.isKnown()]).toEqual(['bookmarked', true]);
});

test('[AC7] what was on its way for another viewer is not shown, and not told', async () => {
  const rig = createActivityRig();
  void rig.fulfil(bookmark('1', true));
  const reading = rig.read();
  rig.clear();
  await reading;
  await rig.end();
  expect([rig.bookmarkOf('1').get(), rig.told(), rig.isKnown()]).toEqual(['unbookmarked', ['started bookmark'], false]);
});

test('[AC11] a position is saved where it differs, and the newest after the one on its way', async () => {
  const rig = createActivityRig();
  void rig.savePosition(itemOf('1'), 20.7);
  void rig.savePosition(itemOf('1'), 30);
  void rig.savePosition(itemOf('1'), 40);
  expect(rig.watchedOf('1').get()).toMatchObject({ status: 'updating', positionSeconds: 20 });
  await rig.end();
  await rig.end();
  void rig.savePosition(itemOf('1'), 40.2);
  expect(rig.calls).toEqual(['save 1 20', 'save 1 40']);
  expect(rig.watchedOf('1').get()).toMatchObject({ status: 'watched', positionSeconds: 40 });
});

test.each([
  { type: 'channel' },
  { type: 'trailer' },
  { type: 'event', isLive: true },
  { type: 'program', presentationType: 'News' },
])('[AC11] no position is saved of %j', async (excluded) => {
  const rig = createActivityRig();
  await rig.savePosition({ ...itemOf('1'), ...excluded }, 20);
  expect(rig.calls).toEqual([]);
});

test('[AC11] what is no position is not saved', async () => {
  const rig = createActivityRig();
  await rig.savePosition(itemOf('1'), Number.NaN);
  await rig.savePosition(itemOf('1'), -3);
  expect(rig.calls).toEqual([]);
});

test('[AC14] an answer that says that the item is fully watched is told once', async () => {
  const rig = createActivityRig();
  void rig.savePosition(itemOf('1'), 101);
  await rig.end();
  void rig.savePosition(itemOf('1'), 102);
  await rig.end();
  expect(rig.told().filter((event) => event === 'watched 1')).toHaveLength(1);
  expect(rig.watchedOf('1').get()).toMatchObject({ isFullyWatched: true });
});

test('[AC15] an item is taken off a list once, also where the profile does not know of it', async () => {
  const rig = createActivityRig({ bookmarked: { '3': 1 } });
  await rig.read();
  void rig.removeFrom('Watched', itemOf('1'));
  void rig.removeFrom('Watched', itemOf('1'));
  void rig.removeFrom('ContinueWatching', itemOf('2'));
  void rig.removeFrom('Bookmarks', itemOf('3'));
  expect(rig.calls.slice(1)).toEqual(['forget 1', 'stop 2', 'remove bookmarked 3']);
  await rig.end();
  await rig.end('api/failed');
  await rig.end();
  expect(rig.told().slice(3)).toEqual(['done remove', 'failed remove', 'done unbookmark']);
});

test.each(['done', 'lost'] as const)(
  '[AC15] [AC10] what is taken off the watched items is unwatched, its answer %s',
  async (ending) => {
    const rig = createActivityRig({ watched: { '1': { positionSeconds: 9, isFullyWatched: false } } });
    await rig.read();
    expect(rig.watchedOf('1').get().status).toBe('watched');
    void rig.removeFrom('Watched', itemOf('1'));
    await rig.end(ending);
    expect(rig.watchedOf('1').get()).toEqual({ status: 'unwatched', positionSeconds: 0, isFullyWatched: false });
  },
);
