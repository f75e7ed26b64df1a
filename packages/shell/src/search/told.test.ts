import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { createSearchRig, foundItem } from '../testing/search-rig';

type Rig = Awaited<ReturnType<typeof createSearchRig>>;

/** What a viewer does for each task, by its name in the README. */
const tasks: Readonly<Record<string, (rig: Rig) => Promise<void>>> = {
  'type a term': ({ find }) => find('havn'),
  async 'type on before the answer'({ search, find, pass }) {
    search.type('hav', 'keyboard');
    await pass(100);
    await find('havn');
  },
  async 'open a result and go back'({ find, places, pass }) {
    await find('havn');
    places.items.open(foundItem('havn-1'), { railId: 'search-playable', railIndex: 0, tileIndex: 0 });
    await pass(0);
    places.goBack();
    await pass(0);
  },
  async 'no answer'({ ports, find, pass }) {
    ports.http.serve(() => ({ status: 500, body: {} }));
    await find('havn');
    await pass(60_000);
  },
};

/** Events of the table under a heading of the README, by task. */
const told = (/## What searching emits\n([^#]*)/.exec(readme)?.[1] ?? '')
  .split('\n')
  .filter((line) => line.includes('`') && line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('[SH839] the README tells each task of a search', () => {
  expect(told.map(([, task]) => task)).toEqual(Object.keys(tasks));
});

test.each(told)('[SH839] %s%s emits %s', async (_, task = '', events = '') => {
  const rig = await createSearchRig();
  await tasks[task]?.(rig);
  const heard = rig.ports.telemetry.events.map(({ type }) => type).filter((type) => !/^(call|fault)-/.test(type));
  expect(heard.map((type) => `\`${type}\``).join(', ')).toBe(events);
});
