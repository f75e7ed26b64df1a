import { afterEach, expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { type FakeWatched, nextEpisode, offeredSubtitles, openFakeWatch } from '../testing/fake-watch';

let watched: FakeWatched | undefined;
afterEach(async () => {
  await watched?.world.leave();
  watched = undefined;
});

const soundOf = (id: string, language: string, isSelected: boolean) => {
  return { id, type: 'audio', language, label: '', roles: [], isSelected, isDescription: false } as const;
};

const channel = {
  isLive: true,
  window: { startSeconds: 0, endSeconds: 7_200, liveEdgeSeconds: 7_200, originAt: undefined },
} as const;

/** What is done for each task while an episode plays, by its name in the README. */
const tasks: Readonly<Record<string, (on: FakeWatched) => Promise<void>>> = {
  'find the bar': ({ world }) => world.press('up'),
  'choose subtitles': ({ world }) => world.press('right', 'right', 'right', 'ok', 'down', 'ok'),
  'change how subtitles look': ({ world }) =>
    world.press('right', 'right', 'right', 'ok', 'down', 'down', 'down', 'ok', 'ok', 'down', 'ok'),
  'choose the sound': async ({ play, world }) => {
    await play({ audioTracks: [soundOf('1', 'da', true), soundOf('2', 'en', false)], subtitleTracks: [] });
    await world.press('right', 'right', 'right', 'ok', 'down', 'ok');
  },
  'an intro beside the controls': ({ show }) => show({ offer: { type: 'skip-intro' } }),
  'an intro that can be skipped': async ({ show }) => {
    await show({ areControlsShown: false });
    await show({ offer: { type: 'skip-intro' } });
  },
  'the next episode': async ({ show, world }) => {
    await show({ upNext: { item: nextEpisode, secondsLeft: 8 } });
    await show({ upNext: { item: nextEpisode, secondsLeft: 7 } });
    await world.press('right');
  },
  'the next episode is lost': async ({ show, world }) => {
    await show({ hasDetails: true, end: { next: undefined, suggestions: [], hasNextFailed: true } });
    await world.press('right', 'right');
  },
  'the end': ({ show }) => show({ end: { next: nextEpisode, suggestions: [], hasNextFailed: false } }),
  'whether anybody watches': ({ show }) => show({ isChainQuestion: true }),
  'a channel, behind live': async ({ play, world }) => {
    await play({ ...channel, behindLiveSeconds: 95, subtitleTracks: [] });
    await world.press('up', 'down', 'right', 'right', 'right');
  },
  'a pause that a channel carries along': ({ play }) =>
    play({ ...channel, state: 'PAUSED', isPlayIntended: false, hasSlid: true, behindLiveSeconds: 7_100 }),
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
