import { afterEach, expect, test } from 'vitest';
import {
  bo,
  createProfilesRig,
  karla,
  type ProfilesRig,
  type ProfilesRigOptions,
  viggo,
} from '../testing/profiles-rig';
import { rightPin, wrongPin } from '../testing/sign-in-rig';

let rig: ProfilesRig | undefined;
afterEach(() => rig?.application.stop());
const open = async (options?: ProfilesRigOptions): Promise<ProfilesRig> => {
  rig = await createProfilesRig(options);
  return rig;
};
const screenOf = ({ places }: ProfilesRig) => places.navigation.location.get().screen.kind;

test('[SH734] a start asks who is watching before it shows anything, and asks for no page', async () => {
  const world = await open();
  expect([world.kind(), screenOf(world), world.pagesSince(0)]).toEqual(['choose_profile', 'profiles', []]);
  expect(world.overlay()).toMatchObject({ currentId: undefined, profiles: [{ name: 'Viggo' }, { name: 'Karla' }, {}] });
});

test('[SH734] an account of one profile starts at home, and asks nothing', async () => {
  const world = await open({ profiles: [viggo] });
  expect([world.kind(), screenOf(world)]).toEqual([undefined, 'page']);
});

test('[SH736] OK on a profile leads to its home by one page call, and it is chosen for the visit', async () => {
  const world = await open();
  await world.enter(karla.id);
  expect([world.kind(), world.at(), screenOf(world)]).toEqual([undefined, '/ultra', 'page']);
  expect(world.pagesSince(0)).toEqual(['/ultra']);
  expect(world.application.session.state.get().profile).toMatchObject({ id: karla.id, isKids: true });
  expect(world.ports.visitStore.read('fjernsyn.profile')).toBe(karla.id);
});

test('[SH736] a change within the application asks for one page too, the next home', async () => {
  const world = await open({ profileCount: 1 });
  void world.application.profiles.choose();
  await world.pass();
  const asked = world.ports.http.requests.length;
  await world.enter(bo.id);
  expect([world.at(), world.pagesSince(asked)]).toEqual(['/pip', ['/pip']]);
});

test('[SH737] a deep link waits for the choice, and then opens', async () => {
  const world = await open({ path: '/film' });
  expect([screenOf(world), world.pagesSince(0)]).toEqual(['profiles', []]);
  await world.enter(karla.id);
  expect([world.at(), screenOf(world), world.pagesSince(0)]).toEqual(['/film', 'page', ['/film']]);
});

test('[SH737] a link that comes while nobody is chosen waits as well', async () => {
  const world = await open();
  world.ports.lifecycle.send({ type: 'relaunched', path: '/film' });
  await world.pass();
  expect([screenOf(world), world.kind(), world.pagesSince(0)]).toEqual(['profiles', 'choose_profile', []]);
});

test('[SH738] a PIN is asked for in the place of the profiles, says that it was wrong, and opens', async () => {
  const world = await open();
  await world.enter(viggo.id);
  expect(world.overlay()).toMatchObject({ kind: 'pin', profile: { name: 'Viggo' }, error: undefined });
  for (const _ of [1, 2, 3]) {
    await world.enter(wrongPin);
    expect(world.overlay()).toMatchObject({ kind: 'pin', error: 'wrong-pin', isSending: false });
  }
  await world.enter(rightPin);
  expect([world.kind(), world.at()]).toEqual([undefined, '/']);
  expect(JSON.stringify(world.ports.telemetry.events)).not.toMatch(/4711|8305|Viggo/);
});

test('[SH738] Back leads from the PIN to the profiles, and from there asks whether to leave', async () => {
  const world = await open();
  await world.enter(viggo.id);
  await world.back();
  expect(world.kind()).toBe('choose_profile');
  await world.back();
  expect([world.kind(), screenOf(world)]).toEqual(['close_app_confirmation', 'profiles']);
});

test('[SH739] what lets a start choose cannot be had: the viewer may try again, and sees nothing meanwhile', async () => {
  let isThere = false;
  const world = await open({
    answers: (path) => (path === '/account' && !isThere ? { status: 403, body: {} } : undefined),
  });
  expect(world.overlay()).toMatchObject({ kind: 'choose_profile', profiles: undefined, error: 'api/refused' });
  isThere = true;
  await world.choose('retry');
  expect(world.overlay()).toMatchObject({ profiles: [{}, {}, {}], error: undefined });
  world.application.overlays.dismiss();
  await world.pass();
  expect([world.kind(), screenOf(world)]).toEqual([undefined, 'profiles']);
  await world.pass(5_000);
  expect(world.kind()).toBe('choose_profile');
});

test('[SH735] a child whose token is over is chosen anew, under its own limit, and never shown the account', async () => {
  const world = await open({ chosen: karla, types: ['UserAccount'] });
  expect([world.kind(), screenOf(world), world.pagesSince(0)]).toEqual(['choose_profile', 'profiles', []]);
  expect(world.application.session.viewer.get()).toMatchObject({ segments: karla.segments, limit: { ratingAge: 11 } });
  expect(world.overlay()).toMatchObject({ canCreate: false, canEdit: false });
});

test('[SH735] a token that is lost while a page shows takes the page away', async () => {
  const world = await open({ profiles: [viggo, karla], chosen: karla, profileCount: 1 });
  expect(screenOf(world)).toBe('page');
  const { session } = world.application;
  session.update((before) => ({ ...before, tokens: before.tokens.filter(({ type }) => type !== 'UserProfile') }));
  await world.pass();
  expect([world.kind(), screenOf(world)]).toEqual(['choose_profile', 'profiles']);
});

test('[SH740] a child is offered to sign out alone, which leads home to nobody', async () => {
  const world = await open({ chosen: karla });
  expect(world.overlay()).toMatchObject({ canCreate: false, canEdit: false });
  for (const action of ['create-profile', 'edit-profiles'] as const) await world.choose(action);
  expect(world.kind()).toBe('choose_profile');
  await world.choose('sign-out');
  await world.choose('confirm');
  expect([world.kind(), screenOf(world), world.at()]).toEqual([undefined, 'page', '/']);
  expect(world.application.session.state.get().role).toBe('anonymous');
});

test('[SH740] who was there last and has a PIN is nobody yet at a start, and everybody afterwards', async () => {
  const world = await open();
  expect(world.overlay()).toMatchObject({ canCreate: false, canEdit: false });
  await world.enter(viggo.id);
  await world.enter(rightPin);
  void world.application.profiles.choose();
  await world.pass();
  expect(world.overlay()).toMatchObject({ canCreate: true, canEdit: true });
});

test('[SH741] start-watching opens the choice, and Back stays with whom the sign-in chose', async () => {
  const world = await open({ chosen: null });
  world.application.signIn.open();
  await world.pass();
  await world.signIn();
  expect([world.kind(), screenOf(world)]).toEqual(['choose_profile', 'page']);
  await world.back();
  expect([world.kind(), world.application.session.state.get().profile?.name]).toEqual([undefined, 'Viggo']);
  expect(world.ports.visitStore.read('fjernsyn.profile')).toBe(viggo.id);
});

test('[SH1220] whoever signs in for something that waits stays where they asked for it', async () => {
  const world = await open({ chosen: null, path: '/film' });
  const isThere = world.application.signIn.require('profile-catalog');
  await world.pass();
  await world.signIn();
  await world.enter(viggo.id);
  await world.enter(rightPin);
  await isThere;
  expect([world.kind(), world.at(), screenOf(world)]).toEqual([undefined, '/film', 'page']);
});

test('[SH742] Back at home in a universe without an account opens the choice, and there asks whether to leave', async () => {
  const world = await open({ chosen: bo, profileCount: 1, path: '/pip' });
  await world.back();
  expect(world.kind()).toBe('choose_profile');
  await world.back();
  expect(world.kind()).toBe('close_app_confirmation');
});

test('[SH743] nobody is asked who is watching', async () => {
  const world = await open({ chosen: null });
  void world.application.profiles.choose();
  await world.pass();
  expect([world.kind(), world.asked().includes('/account')]).toEqual([undefined, false]);
});

test.each([
  ['has changed the profile', { id: bo.id, name: bo.name, segments: bo.segments, maxRating: undefined }],
  ['has signed out', undefined],
])('[SH748] what plays ends where another tab %s', async (_what, profile) => {
  const world = await open({ profileCount: 1, path: '/se/havgus_12' });
  expect(screenOf(world)).toBe('watch');
  const { session } = world.application;
  if (profile) session.update((before) => ({ ...before, profile }));
  else session.change(undefined);
  await world.pass();
  expect(screenOf(world)).toBe('page');
});

test('[SH749] the question goes once guarded playback was opened by another way', async () => {
  const world = await open({ profileCount: 1 });
  void world.application.profiles.choose();
  await world.pass();
  world.application.session.addTokens([
    {
      value: 'secret-playback',
      type: 'UserAccount',
      scope: 'Playback',
      expiresAt: 9e15,
      isRefreshable: false,
      isFallbackToken: false,
    },
  ]);
  await world.pass();
  expect(world.kind()).toBeUndefined();
});
