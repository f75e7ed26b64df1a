import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { comesTo, openSet, type SignedInSet } from './signed-in-set';

let service: ReferenceService;
let set: SignedInSet;

beforeEach(async () => {
  service = await startReferenceService();
  set = await openSet(service);
});
afterEach(async () => {
  set.session.stop();
  await service.close();
});

/** The profiles as the service has them, by name, with the segment that says their type. */
async function profilesThere(): Promise<readonly string[]> {
  const { profiles } = await set.client.session.accounts.load();
  return profiles.map(({ name, segments }) => `${name} ${segments[0]}`);
}

const family = ['Malene drtv', 'Aske ultra', 'Saga ramasjang', 'Storm minisjang'];

/** Takes a creation up to the sending of a profile. */
function create(name: string, picked: 'standard' | 'ultra' = 'ultra') {
  const creation = set.creation();
  creation.send({ type: 'TYPE', text: name });
  creation.send({ type: 'NEXT' });
  creation.send({ type: 'PICK', picked });
  creation.send({ type: 'NEXT' });
  return creation;
}

it('[EE570] a profile is created, renamed, limited, freed and deleted', async () => {
  await comesTo(create('  Fætter   Åge '), 'created');
  expect(await profilesThere()).toEqual([...family, 'Fætter Åge ultra']);

  const renaming = set.renaming('Fætter Åge');
  renaming.send({ type: 'CHANGE', value: 'Åge' });
  renaming.send({ type: 'SAVE' });
  await comesTo(renaming, 'saved');

  const down = set.retyping('Åge');
  down.send({ type: 'CHANGE', value: 'minisjang' });
  down.send({ type: 'SAVE' });
  await comesTo(down, 'saved');
  expect(await profilesThere()).toEqual([...family, 'Åge minisjang']);

  const up = set.retyping('Åge');
  up.send({ type: 'CHANGE', value: 'standard' });
  up.send({ type: 'SAVE' });
  expect(up.getSnapshot().step).toBe('asking');
  up.send({ type: 'SAVE' });
  await comesTo(up, 'saved');
  expect(await profilesThere()).toEqual([...family, 'Åge drtv']);

  const deletion = set.deletion('Åge');
  deletion.send({ type: 'SAVE' });
  await comesTo(deletion, 'saved');
  expect(await profilesThere()).toEqual(family);
});

it('[EE571] the PIN opens its profile after three wrong ones, and a child is limited at once', async () => {
  const child = set.choice();
  child.send({ type: 'CHOOSE', profile: set.entry('Saga'), isOnly: false });
  await comesTo(child, 'chosen');
  expect(set.session.viewer.get().limit).toEqual({ ratingAge: 8, classAge: 4 });
  expect(set.session.state.get()).toMatchObject({ profile: { name: 'Saga', isKids: true } });
  expect((await set.client.session.profiles.current()).name).toBe('Saga');

  const mother = set.choice();
  mother.send({ type: 'CHOOSE', profile: set.entry('Malene'), isOnly: false });
  for (const pin of ['0000', '1111', '2222']) {
    mother.send({ type: 'PIN', pin });
    await comesTo(mother, 'asking');
    expect(mother.getSnapshot().error).toBe('api/unauthorized');
  }
  expect(set.session.state.get().profile?.name).toBe('Saga');
  mother.send({ type: 'PIN', pin: '1234' });
  await comesTo(mother, 'chosen');
  expect(set.session.viewer.get().limit).toBeUndefined();
  expect((await set.client.session.profiles.current()).name).toBe('Malene');
});

test.each([
  [409, 'naming', 'session/name-taken'],
  [403, 'picking', 'api/refused'],
  [401, 'picking', 'api/unauthorized'],
  ['no answer', 'picking', 'http/unreachable'],
] as const)('[EE572] %s keeps what was typed, and it is saved the next time', async (answer, step, error) => {
  const once = {
    method: 'POST',
    path: '/account/profiles', // A token that is refused is renewed, and the call sent once more.
    times: answer === 401 ? 2 : 1,
  } as const;
  service.faults.add(answer === 'no answer' ? { ...once, kind: 'drop' } : { ...once, kind: 'status', status: answer });
  const creation = create('Fætter Åge');
  await comesTo(creation, step);
  expect(creation.getSnapshot()).toMatchObject({ text: 'Fætter Åge', chosen: 'ultra', error });
  creation.send({ type: 'NEXT' });
  if (step === 'naming') creation.send({ type: 'NEXT' });
  await comesTo(creation, 'created');
  expect(await profilesThere()).toEqual([...family, 'Fætter Åge ultra']);
});

it('[EE572] where there are nineteen there is no room for another', async () => {
  set = await openSet(service, 'mange@fjernsyn.example');
  const creation = create('Den tyvende');
  await comesTo(creation, 'picking');
  expect(creation.getSnapshot()).toMatchObject({ text: 'Den tyvende', error: 'api/refused' });
  expect(await profilesThere()).toHaveLength(19);
});

it('[EE573] of two sets the later sees what the earlier saved, and nothing is lost unseen', async () => {
  const other = await openSet(service);
  const mine = set.renaming('Aske');
  mine.send({ type: 'CHANGE', value: 'Askeladden' });
  const theirs = other.renaming('Aske');
  theirs.send({ type: 'CHANGE', value: 'Storebror' });
  theirs.send({ type: 'SAVE' });
  await comesTo(theirs, 'saved');
  const limited = other.retyping('Storebror');
  limited.send({ type: 'CHANGE', value: 'ramasjang' });
  limited.send({ type: 'SAVE' });
  await comesTo(limited, 'saved');

  mine.send({ type: 'SAVE' });
  await expect.poll(() => mine.getSnapshot().error).toBe('session/profile-changed');
  expect(mine.getSnapshot()).toMatchObject({
    step: 'editing',
    text: 'Askeladden',
    profile: { name: 'Storebror', type: 'ramasjang' },
  });
  mine.send({ type: 'SAVE' });
  await comesTo(mine, 'saved');
  expect((await profilesThere())[1]).toBe('Askeladden ramasjang');
  other.session.stop();
});

it('[EE573] who watches with a profile that another set deletes keeps its limits, and nothing of its rights', async () => {
  const other = await openSet(service);
  const choice = set.choice();
  choice.send({ type: 'CHOOSE', profile: set.entry('Storm'), isOnly: false });
  await comesTo(choice, 'chosen');
  const deletion = other.deletion('Storm');
  deletion.send({ type: 'SAVE' });
  await comesTo(deletion, 'saved');
  await set.refresh();
  expect(set.session.state.get().scopes).not.toContain('profile-catalog');
  expect(set.session.viewer.get().limit).toMatchObject({ ratingAge: 3 });
  const again = set.choice();
  again.send({ type: 'CHOOSE', profile: { ...set.entry('Saga'), id: 'p-mini' }, isOnly: false });
  await expect.poll(() => again.getSnapshot().error).toBe('session/profile-gone');
  other.session.stop();
});

it('[EE574] a PIN is changed by the present one, and opens from then on', async () => {
  const pin = set.newPin(true);
  pin.send({ type: 'PIN', pin: '0000' });
  await expect.poll(() => pin.getSnapshot().error).toBe('api/unauthorized');
  pin.send({ type: 'PIN', pin: '1234' });
  await comesTo(pin, 'first');
  pin.send({ type: 'PIN', pin: '0007' });
  pin.send({ type: 'PIN', pin: '0007' });
  await comesTo(pin, 'saved');
  const choice = set.choice();
  choice.send({ type: 'CHOOSE', profile: set.entry('Malene'), isOnly: false });
  choice.send({ type: 'PIN', pin: '1234' });
  await expect.poll(() => choice.getSnapshot().error).toBe('api/unauthorized');
  choice.send({ type: 'PIN', pin: '0007' });
  await comesTo(choice, 'chosen');
});

it('[EE574] the first PIN of an account locks its primary profile', async () => {
  set = await openSet(service, 'ny@fjernsyn.example');
  const pin = set.newPin(false);
  for (const typed of ['4711', '4711']) pin.send({ type: 'PIN', pin: typed });
  await comesTo(pin, 'saved');
  expect(await set.refresh()).toMatchObject({ isPinSet: true, entries: [{ name: 'Noor', hasPin: true }] });
  const choice = set.choice();
  choice.send({ type: 'CHOOSE', profile: set.entry('Noor'), isOnly: true });
  await comesTo(choice, 'asking');
  choice.send({ type: 'PIN', pin: '4711' });
  await comesTo(choice, 'chosen');
});
