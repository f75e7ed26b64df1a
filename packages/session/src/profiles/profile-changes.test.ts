import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { describe, expect, it, test } from 'vitest';
import { createFakeAccount, entryOf, refusals } from '../testing/profile-fixture';
import { createDeletion, createRenaming, createRetyping } from './profile-changes';
import type { ProfileEntry } from './profile-entry';
import { profileTypeOf } from './profile-type';

const segments = ['ramasjang', 'optedin'];
const saga = entryOf('p-2', { name: 'Saga', type: 'ramasjang', segments, isKids: true });
const mother = entryOf('p-1', { name: 'Malene', isPrimary: true });

/** An account of mother and Saga, whose service answers changes as told, one answer a call. */
function setUp(...answers: readonly AppError[]) {
  const account = createFakeAccount(mother, saga);
  const left = [...answers];
  const answer = () => {
    const refusal = left.shift();
    if (refusal) throw refusal;
  };
  const deps = {
    refresh: account.refresh,
    known: account.known,
    profiles: {
      async update(
        id: string,
        change: { readonly name?: string | undefined; readonly segments?: readonly string[] | undefined },
      ) {
        account.calls.push(`update ${id} ${JSON.stringify(change)}`);
        answer();
        changeOnAnotherSet(id, {
          ...(change.name !== undefined && { name: change.name }),
          ...(change.segments && { segments: change.segments, type: profileTypeOf(change.segments) }),
        });
      },
      async remove(id: string) {
        account.calls.push(`remove ${id}`);
        answer();
        account.entries = account.entries.filter((entry) => entry.id !== id);
      },
    },
  };
  const changeOnAnotherSet = (id: string, change: Partial<ProfileEntry>) => {
    account.entries = account.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  };
  return { account, deps, changeOnAnotherSet };
}

describe('another name', () => {
  it('[SE404] [SE406] is sent alone, and the profiles are read before and after', async () => {
    const { account, deps } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Saga  Marie ' });
    expect(renaming.getSnapshot()).toMatchObject({ text: 'Saga Marie ', problem: undefined, canSave: true });
    renaming.send({ type: 'SAVE' });
    renaming.send({ type: 'SAVE' });
    expect(renaming.getSnapshot()).toMatchObject({ step: 'saving', canSave: false });
    await settled();
    expect(renaming.getSnapshot().step).toBe('saved');
    expect(account.calls).toEqual(['refresh', 'update p-2 {"name":"Saga Marie"}', 'refresh']);
  });

  it.each([
    ['Saga', undefined],
    [' sAGA ', undefined],
    ['S', 'profile_name_to_short'],
    ['malene', 'profile_name_duplicate'],
    ['Saga'.repeat(6), 'profile_name_to_long'],
  ])('[SE402] %j is not saved: %s', (value, problem) => {
    const { account, deps } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value });
    renaming.send({ type: 'SAVE' });
    expect(renaming.getSnapshot()).toMatchObject({ step: 'editing', problem, canSave: false });
    expect(account.calls).toEqual([]);
  });

  it.each([
    [refusals[409], 'session/name-taken'],
    [refusals[403], 'api/refused'],
    [refusals[401], 'api/unauthorized'],
    [refusals.lost, 'http/unreachable'],
  ] as const)('[SE405] stays what was typed after %s', async (answer, error) => {
    const { deps } = setUp(answer);
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ step: 'editing', text: 'Sigrid', canSave: true, error });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ step: 'saved', error: undefined });
  });

  it('[SE406] shows first what another set has called the profile, and overrules it only when saved once more', async () => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    changeOnAnotherSet('p-2', { name: 'Signe', segments: ['ultra'], type: 'ultra' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({
      step: 'editing',
      text: 'Sigrid',
      profile: { name: 'Signe', type: 'ultra' },
      error: 'session/profile-changed',
    });
    expect(account.entries[1]).toMatchObject({ name: 'Signe' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(account.entries[1]).toMatchObject({ name: 'Sigrid', type: 'ultra' });
  });

  it('[SE406] and another age limit of two sets are both kept', async () => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    changeOnAnotherSet('p-2', { segments: ['minisjang', 'optedin'], type: 'minisjang' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(account.entries[1]).toMatchObject({ name: 'Sigrid', type: 'minisjang' });
  });

  it('[SE401] that another set has given a profile meanwhile is not sent', async () => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    changeOnAnotherSet('p-1', { name: 'sigrid' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ problem: 'profile_name_duplicate', error: 'session/name-taken' });
    expect(account.calls).toEqual(['refresh']);
  });
});

describe('another type', () => {
  it.each(['ultra', 'minisjang', 'restricted'] as const)(
    '[SE403] %s is saved directly, and consent stays',
    async (value) => {
      const { account, deps } = setUp();
      const retyping = createRetyping(deps, saga);
      retyping.send({ type: 'CHANGE', value });
      retyping.send({ type: 'SAVE' });
      await settled();
      expect(retyping.getSnapshot().step).toBe('saved');
      expect(account.calls[1]).toBe(`update p-2 {"segments":["${value}","optedin"]}`);
    },
  );

  it('[SE403] Standard is asked about first, and a no leads back with the choice kept', async () => {
    const { account, deps } = setUp();
    const retyping = createRetyping(deps, saga);
    retyping.send({ type: 'CHANGE', value: 'standard' });
    retyping.send({ type: 'SAVE' });
    expect(retyping.getSnapshot()).toMatchObject({ step: 'asking', canSave: false });
    retyping.send({ type: 'BACK' });
    expect(retyping.getSnapshot()).toMatchObject({ step: 'editing', chosen: 'standard' });
    expect(account.calls).toEqual([]);
    retyping.send({ type: 'SAVE' });
    retyping.send({ type: 'SAVE' });
    await settled();
    expect(account.calls).toEqual(['refresh', 'update p-2 {"segments":["drtv","optedin"]}', 'refresh']);
  });

  it('[SE403] a limit for a profile without one is saved directly', async () => {
    const { deps } = setUp();
    const retyping = createRetyping(deps, entryOf('p-2', { name: 'Saga' }));
    retyping.send({ type: 'CHANGE', value: 'ultra' });
    retyping.send({ type: 'SAVE' });
    expect(retyping.getSnapshot().step).toBe('saving');
    await settled();
  });

  it('[SE402] the same, and any of the primary profile, is not saved', () => {
    const { account, deps } = setUp();
    const [same, primary] = [createRetyping(deps, saga), createRetyping(deps, mother)];
    primary.send({ type: 'CHANGE', value: 'ultra' });
    for (const retyping of [same, primary]) {
      retyping.send({ type: 'SAVE' });
      expect(retyping.getSnapshot()).toMatchObject({ step: 'editing', canSave: false });
    }
    expect(account.calls).toEqual([]);
  });

  it('[SE405] [SE406] stays chosen where it is refused, and what another set has chosen is shown first', async () => {
    const { account, deps, changeOnAnotherSet } = setUp(refusals[403]);
    const retyping = createRetyping(deps, saga);
    retyping.send({ type: 'CHANGE', value: 'minisjang' });
    changeOnAnotherSet('p-2', { segments: ['ultra'], type: 'ultra' });
    retyping.send({ type: 'SAVE' });
    await settled();
    expect(retyping.getSnapshot()).toMatchObject({
      chosen: 'minisjang',
      profile: { type: 'ultra' },
      error: 'session/profile-changed',
    });
    retyping.send({ type: 'SAVE' });
    await settled();
    expect(retyping.getSnapshot()).toMatchObject({ step: 'editing', chosen: 'minisjang', error: 'api/refused' });
    retyping.send({ type: 'SAVE' });
    await settled();
    expect(account.entries[1]?.type).toBe('minisjang');
  });
});

describe('a deletion', () => {
  it('[SE404] is sent after a yes, and the profiles are read anew', async () => {
    const { account, deps } = setUp();
    const deletion = createDeletion(deps, saga);
    expect(deletion.getSnapshot()).toEqual({ step: 'editing', profile: saga, canSave: true, error: undefined });
    deletion.send({ type: 'SAVE' });
    await settled();
    expect([deletion.getSnapshot().step, account.calls]).toEqual(['saved', ['refresh', 'remove p-2', 'refresh']]);
    expect(account.known()).toEqual([mother]);
  });

  it('[SE390] of the primary profile is not sent', async () => {
    const { account, deps } = setUp();
    const deletion = createDeletion(deps, mother);
    deletion.send({ type: 'SAVE' });
    await settled();
    expect([deletion.getSnapshot().canSave, account.calls]).toEqual([false, []]);
  });

  it('[SE406] of what another set has renamed asks once more', async () => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const deletion = createDeletion(deps, saga);
    changeOnAnotherSet('p-2', { name: 'Oldemor' });
    deletion.send({ type: 'SAVE' });
    await settled();
    expect(deletion.getSnapshot()).toMatchObject({ profile: { name: 'Oldemor' }, error: 'session/profile-changed' });
    expect(account.entries).toHaveLength(2);
  });

  it('[SE411] of what the list has no more is done, and nothing is sent', async () => {
    const { account, deps } = setUp();
    const deletion = createDeletion(deps, saga);
    account.entries = [mother];
    deletion.send({ type: 'SAVE' });
    await settled();
    expect(deletion.getSnapshot()).toMatchObject({ step: 'saved', error: undefined });
    expect(account.calls).toEqual(['refresh']);
  });

  it('[SE411] of what the service has no more is done, and the profiles are read anew', async () => {
    const { account, deps } = setUp(new AppError('api/not-found', { facts: { status: 404 } }));
    const deletion = createDeletion(deps, saga);
    deletion.send({ type: 'SAVE' });
    await settled();
    expect(deletion.getSnapshot()).toMatchObject({ step: 'saved', error: undefined });
    expect(account.calls).toEqual(['refresh', 'remove p-2', 'refresh']);
  });

  it('[SE405] that is refused is none', async () => {
    const { deps } = setUp(refusals[403]);
    const deletion = createDeletion(deps, saga);
    deletion.send({ type: 'SAVE' });
    await settled();
    expect(deletion.getSnapshot()).toMatchObject({ step: 'editing', canSave: true, error: 'api/refused' });
  });
});

test('[SE406] a change of what another set has deleted says that it is gone', async () => {
  for (const begin of [createRenaming, createRetyping] as const) {
    const { account, deps } = setUp();
    const change = begin(deps, saga);
    account.entries = [mother];
    if (begin === createRenaming) change.send({ type: 'CHANGE', value: 'Sigrid' } as never);
    if (begin === createRetyping) change.send({ type: 'CHANGE', value: 'ultra' } as never);
    change.send({ type: 'SAVE' });
    await settled();
    expect(change.getSnapshot()).toMatchObject({ step: 'editing', error: 'session/profile-gone' });
  }
});

test('[SE404] a change that is saved is saved, though the profiles cannot be read after it', async () => {
  const { account, deps } = setUp();
  let reads = 0;
  const refresh = () => (reads++ === 0 ? account.refresh() : Promise.reject(refusals.lost));
  const renaming = createRenaming({ ...deps, refresh }, saga);
  renaming.send({ type: 'CHANGE', value: 'Sigrid' });
  renaming.send({ type: 'SAVE' });
  await settled();
  expect([renaming.getSnapshot().step, reads]).toEqual(['saved', 2]);
});

test.each(['BACK', 'CANCEL'] as const)('[SE398] after %s nothing is sent any more', async (type) => {
  const { account, deps } = setUp();
  const renaming = createRenaming(deps, saga);
  renaming.send({ type: 'CHANGE', value: 'Sigrid' });
  renaming.send({ type });
  renaming.send({ type: 'SAVE' });
  await settled();
  expect([renaming.getSnapshot().step, account.calls]).toEqual(['left', []]);
});

describe('what the service has already', () => {
  it.each(['Sigrid', 'sIGRID'])('[SE412] the name %j is saved, and not sent again', async (name) => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    changeOnAnotherSet('p-2', { name });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ step: 'saved', error: undefined, profile: { name } });
    expect(account.calls).toEqual(['refresh']);
  });

  it('[SE412] a type is saved, and not sent again', async () => {
    const { account, deps, changeOnAnotherSet } = setUp();
    const retyping = createRetyping(deps, saga);
    retyping.send({ type: 'CHANGE', value: 'ultra' });
    changeOnAnotherSet('p-2', { segments: ['ultra'], type: 'ultra' });
    retyping.send({ type: 'SAVE' });
    await settled();
    expect(retyping.getSnapshot()).toMatchObject({ step: 'saved', error: undefined, profile: { type: 'ultra' } });
    expect(account.calls).toEqual(['refresh']);
  });

  it('[SE412] a change whose answer was lost is saved by the next try', async () => {
    const { account, deps, changeOnAnotherSet } = setUp(refusals.lost);
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ step: 'editing', canSave: true, error: 'http/unreachable' });
    changeOnAnotherSet('p-2', { name: 'Sigrid' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({ step: 'saved', error: undefined });
    expect(account.calls.filter((call) => call !== 'refresh')).toHaveLength(1);
  });
});

describe('who cannot save once more is not told to', () => {
  it('[SE413] where another profile has the name, though this one has another one too', async () => {
    const { deps, changeOnAnotherSet } = setUp();
    const renaming = createRenaming(deps, saga);
    renaming.send({ type: 'CHANGE', value: 'Sigrid' });
    changeOnAnotherSet('p-1', { name: 'Sigrid' });
    changeOnAnotherSet('p-2', { name: 'Signe' });
    renaming.send({ type: 'SAVE' });
    await settled();
    expect(renaming.getSnapshot()).toMatchObject({
      canSave: false,
      error: 'session/name-taken',
      profile: { name: 'Signe' },
    });
  });

  it('[SE413] where the profile has become the primary one', async () => {
    for (const begin of [createRetyping, createDeletion] as const) {
      const { account, deps, changeOnAnotherSet } = setUp();
      const change = begin(deps, saga);
      if (begin === createRetyping) change.send({ type: 'CHANGE', value: 'ultra' } as never);
      changeOnAnotherSet('p-2', { isPrimary: true, name: 'Signe', segments: ['drtv'], type: 'standard' });
      change.send({ type: 'SAVE' });
      await settled();
      expect(change.getSnapshot()).toMatchObject({ step: 'editing', canSave: false, error: 'api/refused' });
      expect(account.calls).toEqual(['refresh']);
    }
  });
});

test('[SE414] Back leads away from a change on its way, whose loss has the profiles read anew', async () => {
  const { account, deps } = setUp();
  const update = (_: string, __: object, signal?: AbortSignal) =>
    new Promise<void>((_resolve, reject) => signal?.addEventListener('abort', () => reject(refusals.lost)));
  const renaming = createRenaming({ ...deps, profiles: { ...deps.profiles, update } }, saga);
  renaming.send({ type: 'CHANGE', value: 'Sigrid' });
  renaming.send({ type: 'SAVE' });
  await settled();
  renaming.send({ type: 'BACK' });
  await settled();
  expect(renaming.getSnapshot()).toMatchObject({ step: 'left', error: undefined });
  expect(account.calls).toEqual(['refresh', 'refresh']);
});
