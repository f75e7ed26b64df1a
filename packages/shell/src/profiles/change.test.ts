import { afterEach, expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { createProfilesRig, karla, type ProfilesRig, type ProfilesRigOptions, viggo } from '../testing/profiles-rig';
import { rightPin, wrongPin } from '../testing/sign-in-rig';

let rig: ProfilesRig | undefined;
afterEach(() => rig?.application.stop());
const open = async (options: ProfilesRigOptions = {}): Promise<ProfilesRig> => {
  rig = await createProfilesRig({ profileCount: 1, ...options });
  return rig;
};
const choosing = async (options?: ProfilesRigOptions): Promise<ProfilesRig> => {
  const world = await open(options);
  void world.application.profiles.choose();
  await world.pass();
  return world;
};
const editing = async (id: string, options?: ProfilesRigOptions): Promise<ProfilesRig> => {
  const world = await choosing(options);
  await world.choose('edit-profiles');
  await world.enter(id);
  return world;
};

/** What a viewer does for each task, by its name in the README. */
const tasks: Readonly<Record<string, () => Promise<ProfilesRig>>> = {
  async 'choose a profile with a PIN'() {
    const world = await choosing();
    await world.enter(viggo.id);
    for (const pin of [wrongPin, rightPin]) await world.enter(pin);
    return world;
  },
  async 'create a profile'() {
    const world = await choosing();
    await world.choose('create-profile');
    await world.enter('Asta');
    await world.choose('save');
    await world.enter('ultra');
    await world.choose('save');
    return world;
  },
  async 'rename a profile'() {
    const world = await editing(karla.id);
    await world.choose('edit-name');
    await world.enter('Karla B');
    await world.choose('save');
    await world.choose('done');
    return world;
  },
  async 'lift an age limit'() {
    const world = await editing(karla.id);
    await world.choose('edit-age');
    await world.enter('standard');
    await world.choose('save');
    await world.choose('confirm');
    return world;
  },
  async 'delete a profile'() {
    const world = await editing(karla.id);
    await world.choose('delete-profile');
    await world.choose('confirm');
    return world;
  },
  async 'change the PIN'() {
    const world = await open();
    world.application.profiles.changePin();
    await world.pass();
    for (const pin of [rightPin, '1111', '1111']) await world.enter(pin);
    return world;
  },
};

const list = (readme.split('## What profiles emit')[1] ?? '').split('\n## ')[0] ?? '';
const rows = list
  .split('\n')
  .filter((line) => line.includes(' | `'))
  .map((line) => line.slice(2, -3).split(' | `'))
  .map(([task = '', events = '']) => ({ task, events: events.split('`, `') }));

test('[SH744] the README lists what each task with profiles emits', () => {
  expect(rows.map(({ task }) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[SH744] $task emits what the README says, and no name or PIN', async ({ task, events }) => {
  const world = await tasks[task]?.();
  expect(world?.told()).toEqual(events);
  expect(JSON.stringify(world?.ports.telemetry.events)).not.toMatch(/4711|8305|1111|Asta|Karla|Viggo/);
});

test('[SH745] a created profile is among those to choose from, whom the service knows', async () => {
  const world = await tasks['create a profile']?.();
  expect(world?.kept()).toEqual(['Viggo', 'Karla', 'Bo', 'Asta']);
  expect(world?.overlay()).toMatchObject({
    kind: 'choose_profile',
    profiles: [{}, {}, {}, { name: 'Asta', type: 'ultra' }],
  });
});

test('[SH745] Back leads from the age to the name, which stays, and from there to the choice', async () => {
  const world = await choosing();
  await world.choose('create-profile');
  await world.enter('Asta');
  await world.choose('save');
  await world.back();
  expect(world.overlay()).toMatchObject({ kind: 'new_profile', step: 'name', text: 'Asta' });
  await world.back();
  expect(world.kind()).toBe('choose_profile');
});

test('[SH1190] closing the age of a new profile, or the second time of a new PIN, ends the whole task', async () => {
  const world = await choosing();
  await world.choose('create-profile');
  await world.enter('Asta');
  await world.choose('save');
  await world.choose('close');
  expect([world.kind(), world.kept()]).toEqual(['choose_profile', ['Viggo', 'Karla', 'Bo']]);

  const pin = await open();
  pin.application.profiles.changePin();
  await pin.pass();
  for (const typed of [rightPin, '1111']) await pin.enter(typed);
  expect(pin.overlay()).toMatchObject({ kind: 'new_pin', step: 'again' });
  await pin.choose('close');
  expect(pin.kind()).toBeUndefined();
});

test('[SH746] after a deletion the profiles to edit show, without the one that is gone', async () => {
  const world = await tasks['delete a profile']?.();
  expect(world?.kept()).toEqual(['Viggo', 'Bo']);
  expect(world?.overlay()).toMatchObject({ kind: 'edit_profiles', profiles: [{ name: 'Viggo' }, { name: 'Bo' }] });
});

test('[SH746] after a change of age the service’s configuration is read anew', async () => {
  const world = await editing(karla.id);
  await world.choose('edit-age');
  await world.enter('standard');
  await world.choose('save');
  expect(world.overlay()).toMatchObject({ kind: 'age_change', name: 'Karla' });
  const asked = world.asked().length;
  await world.choose('confirm');
  expect(world.asked().slice(asked)).toContain('/config');
  expect(world.overlay()).toMatchObject({ kind: 'edit_profile', profile: { name: 'Karla', type: 'standard' } });
});

test('[SH747] the primary profile has its name alone to edit', async () => {
  const world = await editing(viggo.id);
  expect(world.overlay()).toMatchObject({ kind: 'edit_profile', canChangeAge: false, canDelete: false });
  for (const action of ['edit-age', 'delete-profile'] as const) await world.choose(action);
  expect(world.kind()).toBe('edit_profile');
});

test('[SH747] what the service refuses keeps what was typed', async () => {
  const world = await editing(karla.id, {
    answers: (_path, { method }) => (method === 'PATCH' ? { status: 409, body: {} } : undefined),
  });
  await world.choose('edit-name');
  await world.enter('Asta');
  await world.choose('save');
  expect(world.overlay()).toMatchObject({
    kind: 'profile_name',
    text: 'Asta',
    error: 'session/name-taken',
    isSending: false,
  });
});

test('[SH743] another tab that signs out takes every question about profiles away', async () => {
  const world = await editing(karla.id);
  world.application.session.change(undefined);
  await world.pass();
  expect(world.kind()).toBeUndefined();
});
