import { AppError } from '@fjernsyn/kernel';
import { afterEach, expect, test } from 'vitest';
import { type ActivityRig, type ActivityRigOptions, createActivityRig, filmOf } from '../testing/activity-rig';

let rig: ActivityRig;
afterEach(() => rig.application.stop());

const open = async (options?: ActivityRigOptions) => {
  rig = await createActivityRig(options);
  return rig;
};

/** An application whose activity is there. */
const start = async (options?: ActivityRigOptions) => {
  await open(options);
  const loading = rig.late.load();
  await rig.pass();
  return { ...rig, activity: await loading };
};

test('[SH1040] what the profile has marked is read once, a second after the first rail', async () => {
  const { application, late, pass, profileCalls } = await open({ profile: { bookmarked: { '12': '2026-01-01' } } });
  application.firstRail.shown();
  await pass(900);
  expect([late.running.get(), profileCalls()]).toEqual([undefined, []]);
  await pass(200);
  expect(late.running.get()?.bookmarkOf('12').get()).toBe('bookmarked');
  expect(profileCalls()).toEqual(['GET /account/profile']);
});

test('[SH1040] of nobody nothing is read, until somebody has signed in', async () => {
  const { application, late, pass, profileCalls, signIn } = await open({ isSignedIn: false });
  application.firstRail.shown();
  await pass(2_000);
  expect([late.running.get(), profileCalls()]).toEqual([undefined, []]);
  application.signIn.open();
  await pass();
  await signIn();
  expect(late.running.get()).toBeDefined();
});

test('[SH1041] a bookmark is added and removed, and says so', async () => {
  const { activity, profileCalls, pass, emitted, notice } = await start();
  activity.toggleBookmark(filmOf('12'));
  await pass();
  expect([activity.bookmarkOf('12').get(), notice()]).toEqual([
    'bookmarked',
    { kind: 'activity-done', action: { kind: 'bookmark', item: filmOf('12') } },
  ]);
  activity.toggleBookmark(filmOf('12'));
  await pass();
  expect([activity.bookmarkOf('12').get(), emitted()]).toEqual(['unbookmarked', ['bookmarked', 'unbookmarked']]);
  expect(profileCalls().slice(1)).toEqual([
    'PUT /account/profile/bookmarks/12',
    'DELETE /account/profile/bookmarks/12',
  ]);
});

test('[SH1042] [activity-04] [activity-05] what nobody does waits for the sign-in, and is done once, in order', async () => {
  const { activity, kind, signIn, profileCalls, at } = await start({ isSignedIn: false });
  activity.toggleBookmark(filmOf('42'));
  activity.rate(filmOf('7'), 8);
  await rig.pass();
  expect([kind(), profileCalls(), activity.bookmarkOf('42').get()]).toEqual(['gencode_ok', [], 'unbookmarked']);
  await signIn();
  expect(profileCalls()).toEqual([
    'GET /account/profile',
    'PUT /account/profile/bookmarks/42',
    'PUT /account/profile/ratings/7?rating=8',
  ]);
  expect([at(), activity.bookmarkOf('42').get(), activity.ratingOf('7').get()]).toEqual([
    '/',
    'bookmarked',
    { status: 'rated', rating: 8 },
  ]);
});

test('[SH1042] [activity-08] what the account has already is not asked for', async () => {
  const { activity, signIn, profileCalls } = await start({
    isSignedIn: false,
    profile: { bookmarked: { '42': '2026-01-01' } },
  });
  for (let press = 0; press < 3; press++) activity.toggleBookmark(filmOf('42'));
  await rig.pass();
  await signIn();
  expect([profileCalls(), activity.bookmarkOf('42').get()]).toEqual([['GET /account/profile'], 'bookmarked']);
});

test('[SH1043] who leaves the sign-in wishes nothing of whoever signs in later', async () => {
  const { activity, back, signIn, application, pass, profileCalls, visible } = await start({ isSignedIn: false });
  activity.toggleBookmark(filmOf('42'));
  await pass();
  await back();
  expect(visible()).toBeUndefined();
  application.signIn.open();
  await pass();
  await signIn();
  expect([profileCalls(), activity.bookmarkOf('42').get()]).toEqual([['GET /account/profile'], 'unbookmarked']);
});

test('[SH1043] [activity-07] with a token that serves nothing, nothing is sent', async () => {
  const { activity, signIn, profileCalls, pass } = await start({
    isSignedIn: false,
    answers: (path) => {
      if (path === '/account/profile') return { status: 401, body: {} };
      return path === '/authorization/refresh' ? { status: 400, body: {} } : undefined;
    },
  });
  activity.toggleBookmark(filmOf('42'));
  await pass();
  await signIn();
  await pass(60_000);
  expect(profileCalls().filter((call) => call.startsWith('PUT'))).toEqual([]);
  expect(profileCalls().length).toBeLessThan(3);
});

test('[SH1044] what could not be read is read again when the service is back', async () => {
  let isThere = true;
  const { late, pass, application } = await open({
    profile: { bookmarked: { '12': '2026-01-01' } },
    answers: () => (isThere ? undefined : Promise.reject(new AppError('http/unreachable'))),
  });
  isThere = false;
  const loading = late.load();
  await pass(30_000);
  const activity = await loading;
  expect([activity.bookmarkOf('12').get(), application.connectivity.online.get()]).toEqual(['unbookmarked', false]);
  isThere = true;
  await pass(10_000);
  expect(activity.bookmarkOf('12').get()).toBe('bookmarked');
});

test('[SH1044] they are read again at the next place too, where the service had broken', async () => {
  let isBroken = true;
  const { late, pass, places, profileCalls } = await open({
    profile: { bookmarked: { '12': '2026-01-01' } },
    answers: (path) => (path === '/account/profile' && isBroken ? { status: 500, body: {} } : undefined),
  });
  const loading = late.load();
  await pass(30_000);
  const activity = await loading;
  isBroken = false;
  const before = profileCalls().length;
  places.navigation.push('/film');
  await pass();
  places.navigation.push('/');
  await pass();
  expect([activity.bookmarkOf('12').get(), profileCalls().length - before]).toEqual(['bookmarked', 1]);
});

test('[SH1045] [activity-02] what failed says so once, and is as it was', async () => {
  const { activity, pass, notice, emitted } = await start({
    answers: (path) => (path.includes('/bookmarks/') ? { status: 500, body: {} } : undefined),
  });
  activity.toggleBookmark(filmOf('12'));
  await pass(60_000);
  expect([activity.bookmarkOf('12').get(), emitted()]).toEqual(['unbookmarked', []]);
  activity.toggleBookmark(filmOf('12'));
  await pass();
  await pass(5_000);
  expect(notice()).toMatchObject({ kind: 'activity-failed', reason: undefined, action: { kind: 'bookmark' } });
});

test('[SH1045] a refused follow says why in the words of the service', async () => {
  const message = 'Medvirkende kan ikke følges endnu';
  const { activity, pass, notice } = await start({
    answers: (path) => (path.includes('/follows/') ? { status: 403, body: { code: 3, message } } : undefined),
  });
  activity.toggleFollow(filmOf('12'));
  await pass();
  expect([activity.followOf('12').get(), notice()]).toEqual([
    'follow',
    { kind: 'activity-failed', reason: message, action: { kind: 'follow', item: filmOf('12') } },
  ]);
});

test('[SH1046] another viewer sees none of the marks', async () => {
  const { activity, pass, application } = await start({ profile: { bookmarked: { '12': '2026-01-01' } } });
  expect(activity.bookmarkOf('12').get()).toBe('bookmarked');
  void application.session.signOut();
  await pass();
  expect(activity.bookmarkOf('12').get()).toBe('unbookmarked');
});

test('[SH1047] what plays next of a show is read with where it was left', async () => {
  const next = {
    id: '31',
    type: 'episode',
    title: 'Sneen',
    season: { id: '3', type: 'season', title: 'S', seasonNumber: 2 },
  };
  const { activity, pass } = await start({
    profile: { watched: { '31': { position: 70 } } },
    answers: (path) =>
      path === '/account/profile/items/9/next'
        ? { body: { sourceItemId: '9', suggestionType: 'ContinueWatching', next } }
        : undefined,
  });
  const resource = activity.nextOf('9');
  const end = resource.subscribe(() => undefined);
  await pass();
  expect(resource.get().value).toMatchObject({
    suggestionType: 'ContinueWatching',
    playable: { id: '31', seasonNumber: 2 },
    positionSeconds: 70,
  });
  end();
});

test('[SH1047] of nobody nothing is asked, and there is nothing next', async () => {
  const { activity, pass, profileCalls } = await start({ isSignedIn: false });
  const resource = activity.nextOf('9');
  const end = resource.subscribe(() => undefined);
  await pass();
  expect([resource.get().value?.suggestionType, profileCalls()]).toEqual(['None', []]);
  end();
});

/** A list of the viewer's own on the wire. */
const listOf = (id: string, ids: readonly string[]) => ({
  body: { id, size: ids.length, items: ids.map(filmOf), paging: { page: 1, total: 1, size: 24 } },
});

/** An application that shows a list of the viewer's own, which the service keeps in `ids`. */
const showList = async (id: 'Bookmarks' | 'ContinueWatching' | 'Watched', folder: string) => {
  let ids: readonly string[] = ['1', '2'];
  const started = await start({
    answers: (path, { method, url }) => {
      if (path === `/account/profile/${folder}/list`) return listOf(id, ids);
      if (/\/(watched|continue-watching)/.test(path) && method !== 'GET')
        return url.includes('/watched/') ? { body: { position: 20, isFullyWatched: true } } : { status: 204 };
      return undefined;
    },
  });
  const resource = started.application.reading.viewerList(id);
  resource.subscribe(() => undefined);
  await started.pass();
  return {
    ...started,
    keep: (next: readonly string[]) => {
      ids = next;
    },
    shown() {
      const { value } = resource.get();
      return value?.state === 'loaded' ? Array.from({ length: value.count }, (_, at) => value.idAt(at)) : value?.state;
    },
    listCalls: () => started.profileCalls().filter((call) => call.includes(`/${folder}/list`)).length,
  };
};

test('[SH1048] what is bookmarked comes into the list, and what is removed leaves it without a call', async () => {
  const { activity, keep, pass, shown, listCalls } = await showList('Bookmarks', 'bookmarks');
  keep(['3', '1', '2']);
  activity.toggleBookmark(filmOf('3'));
  await pass();
  expect([shown(), listCalls()]).toEqual([['3', '1', '2'], 2]);
  activity.toggleBookmark(filmOf('3'));
  await pass();
  expect([shown(), listCalls()]).toEqual([['1', '2'], 2]);
});

test.each([
  ['ContinueWatching', 'continue-watching'],
  ['Watched', 'watched'],
] as const)('[SH1048] an item leaves %s once the service has taken it off', async (id, folder) => {
  const { activity, pass, shown, listCalls, notice, emitted } = await showList(id, folder);
  activity.removeFrom(id, filmOf('1'));
  expect(shown()).toEqual(['1', '2']);
  await pass();
  expect([shown(), listCalls(), notice()?.kind, emitted()]).toEqual([['2'], 1, 'activity-done', ['list-item-removed']]);
});

test('[SH1048] a position that was saved renews what is gone on with, and says nothing', async () => {
  const { activity, keep, pass, shown, notice, emitted } = await showList('ContinueWatching', 'continue-watching');
  keep(['2', '1']);
  activity.savePosition(filmOf('2'), 20);
  await pass();
  expect([shown(), notice(), emitted()]).toEqual([['2', '1'], undefined, ['watched']]);
});

test('[SH1049] what was watched elsewhere is read anew after an hour, as the viewer moves on', async () => {
  const { pass, places, profileCalls } = await start();
  await pass(3_600_000);
  places.navigation.push('/film');
  await pass();
  expect(profileCalls()).toHaveLength(1);
  await pass(1);
  places.navigation.push('/konto');
  await pass();
  places.navigation.push('/film');
  await pass();
  expect(profileCalls()).toHaveLength(2);
});

test('[SH1049] an hour begins anew with what is watched here', async () => {
  const { activity, pass, places, profileCalls } = await start({
    answers: (path) => (path.includes('/watched/') ? { body: { position: 20 } } : undefined),
  });
  await pass(3_000_000);
  activity.savePosition(filmOf('2'), 20);
  await pass(3_000_000);
  places.navigation.push('/film');
  await pass();
  expect(profileCalls().filter((call) => call === 'GET /account/profile')).toHaveLength(1);
});
