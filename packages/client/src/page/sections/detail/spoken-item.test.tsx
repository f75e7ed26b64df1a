import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import readme from '../../../../README.md?raw';
import { filmPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';
import { keptSession } from '../../../testing/kept-session';

const opened: FakeWorld[] = [];
afterEach(async () => {
  for (const world of opened.splice(0)) await world.leave();
});

const film = filmPage(1101, 'Bøgenat');
const credits = [{ name: 'Asta Lund', role: 'actor', character: 'Læreren', path: '/person/9' }];
const body = { ...film, item: { ...film.item, description: '', credits } };
const profile = {
  id: '7',
  name: 'Mads',
  watched: { 1101: { position: 2_340, isFullyWatched: false } },
  rated: { 1101: 4 },
};

const answers: Readonly<Record<string, FakeAnswer>> = {
  '/page': { body },
  '/account/profile': { body: profile },
  '/account/profile/ratings/1101': { body: { itemId: '1101', rating: 5 } },
};

async function rest(world: FakeWorld): Promise<void> {
  for (let script = 0; script < 3; script++) await act(() => vi.dynamicImportSettled());
  await world.pass(10_000);
}

/** Opens the page of a film that was begun, once all that it says has been said. */
async function open(): Promise<FakeWorld> {
  const world = await openFakeWorld((path) => answers[path], '/program/1101', {
    ...keptSession,
    'fjernsyn.speech': 'on',
  });
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  opened.push(world);
  await rest(world);
  return world;
}

type Key = Parameters<FakeWorld['ports']['remote']['press']>[0];

/** What is pressed for each task from Play on, by its name in the README. */
const tasks: Readonly<Record<string, readonly Key[]>> = {
  'go from Play to what a viewer does to a film': ['right', 'right'],
  'come back to Play': ['right', 'left'],
  'rate a film': ['right', 'right', 'ok'],
  'give another number': ['right', 'right', 'ok', 'right', 'ok'],
  'find out who is in it': ['down', 'down'],
  'read its facts': ['down', 'down', 'down'],
};

const [, list = ''] = readme.split('## What is spoken on an item’s page');
const rows = list
  .split('\n')
  .map((line) => /^\| ([^|]+?) \| ([^|]+?) \|$/.exec(line))
  .flatMap((row) => (row?.[1] !== undefined && row[1] in tasks ? [[row[1], row[2] ?? ''] as const] : []));

test('[CL1151] the list of what is spoken on an item’s page holds each task', () => {
  expect(rows.map(([task]) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[CL1151] %s: what is spoken is what the list says', async (task, expected) => {
  const world = await open();
  const before = world.ports.speech.spoken.length;
  for (const key of tasks[task] ?? []) {
    await world.press(key);
    await rest(world);
  }
  const said = world.ports.speech.spoken.slice(before).filter(Boolean);
  expect(said.map((text) => `“${text}”`).join(' ')).toBe(expected);
});
