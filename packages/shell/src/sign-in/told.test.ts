import { afterEach, expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { createSignInRig, rightPin, type SignInRig, wrongPin } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig | undefined;
afterEach(() => rig?.application.stop());

const opened = async (stored?: ReturnType<typeof storedViewer>, featureFlags = {}): Promise<SignInRig> => {
  rig = await createSignInRig({ stored: stored ?? {}, featureFlags });
  return rig;
};
const begun = async (): Promise<SignInRig> => {
  const world = await opened();
  world.application.signIn.open();
  await world.pass();
  return world;
};

/** What a viewer does for each task, by its name in the README. */
const tasks: Readonly<Record<string, () => Promise<SignInRig>>> = {
  async 'sign in by a code'() {
    const world = await begun();
    await world.signIn();
    return world;
  },
  async 'expired, renewed, left'() {
    const world = await begun();
    await world.onPhone('expired_token');
    await world.choose('renew');
    await world.back();
    return world;
  },
  async 'denied, left'() {
    const world = await begun();
    await world.onPhone('access_denied');
    await world.choose('close');
    return world;
  },
  async 'PIN, wrong and right'() {
    const world = await opened(storedViewer());
    void world.application.signIn.require('account-playback');
    await world.pass();
    for (const pin of [wrongPin, rightPin]) {
      world.application.overlays.enter(pin);
      await world.pass();
    }
    return world;
  },
  async 'sign out'() {
    const world = await opened(storedViewer());
    world.application.signIn.signOut('account');
    await world.pass();
    await world.choose('sign-out');
    return world;
  },
  async 'consent, answered and asked again'() {
    const world = await opened(undefined, { askForConsent: true });
    world.application.firstRail.shown();
    await world.pass(100);
    await world.choose('allow');
    world.application.consent.askAgain();
    await world.pass();
    await world.choose('refuse');
    return world;
  },
};

const [, list = ''] = /## What signing in and out emits\n([^#]*)/.exec(readme) ?? [];
const rows = list
  .split('\n')
  .filter((line) => line.includes(' | `'))
  .map((line) => line.slice(2, -3).split(' | `'))
  .map(([task = '', events = '']) => ({ task, events: events.split('`, `') }));

test('[SH541] the README lists what each task of signing in and out emits', () => {
  expect(rows.map(({ task }) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[SH541] $task emits what the README says', async ({ task, events }) => {
  const world = await tasks[task]?.();
  expect(world?.told()).toEqual(events);
});
