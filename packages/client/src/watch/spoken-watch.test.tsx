import { afterEach, expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { type FakeWatched, nextEpisode, offeredSubtitles, openFakeWatch } from '../testing/fake-watch';

let watched: FakeWatched | undefined;
afterEach(async () => {
  await watched?.world.leave();
  watched = undefined;
});

/** What is done for each task while an episode plays, by its name in the README. */
const tasks: Readonly<Record<string, (on: FakeWatched) => Promise<void>>> = {
  'find the bar': ({ world }) => world.press('up'),
  'choose subtitles': ({ world }) => world.press('right', 'right', 'right', 'ok', 'down', 'ok'),
  'change how subtitles look': ({ world }) =>
    world.press('right', 'right', 'right', 'ok', 'down', 'down', 'down', 'ok', 'ok', 'down', 'ok'),
  'an intro that can be skipped': async ({ show }) => {
    await show({ areControlsShown: false });
    await show({ offer: { type: 'skip-intro' } });
  },
  'the next episode': async ({ show, world }) => {
    await show({ upNext: { item: nextEpisode, secondsLeft: 8 } });
    await show({ upNext: { item: nextEpisode, secondsLeft: 7 } });
    await world.press('right');
  },
  'the end': ({ show }) => show({ end: { next: nextEpisode, suggestions: [], hasNextFailed: false } }),
  'whether anybody watches': ({ show }) => show({ isChainQuestion: true }),
  'a failure': ({ show }) => show({ error: 'media/network' }),
};

const [, list = ''] = /## What is spoken while something plays\n([^#]*)/.exec(readme) ?? [];
const rows = list
  .split('\n')
  .map((line) => /^\| ([^|]+?) \| (“[^|]+”) \|$/.exec(line))
  .flatMap((row) => (row ? [[row[1] ?? '', row[2] ?? ''] as const] : []));

test('[CL1521] the list of what is spoken while something plays holds each task', () => {
  expect(rows.map(([task]) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[CL1521] %s: what is spoken is what the list says', async (task, expected) => {
  watched = await openFakeWatch();
  await watched.play({ subtitleTracks: offeredSubtitles });
  await watched.world.pass(10_000);
  const before = watched.spoken.length;
  await tasks[task]?.(watched);
  await watched.world.pass(10_000);
  const said = watched.spoken.slice(before).filter(Boolean);
  expect(said.map((text) => `“${text}”`).join(' ')).toBe(expected);
});
