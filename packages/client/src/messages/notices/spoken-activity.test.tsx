import type { PassiveNotice } from '@fjernsyn/shell';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import readme from '../../../README.md?raw';
import { type HeardWorld, openHeardWorld } from '../../testing/heard-world';

let heard: HeardWorld | undefined;
afterEach(() => heard?.world.leave());

const item = { id: '1', type: 'program', title: 'Havgus' } as const;
const done = (action: Extract<PassiveNotice, { kind: 'activity-done' }>['action']): PassiveNotice => ({
  kind: 'activity-done',
  action,
});
const failed = (kind: 'bookmark' | 'follow', reason?: string): PassiveNotice => ({
  kind: 'activity-failed',
  action: { kind, item },
  reason,
});

/** The notice of each task, by its name in the README. */
const tasks: Readonly<Record<string, PassiveNotice>> = {
  bookmark: done({ kind: 'bookmark', item }),
  'take a bookmark away': done({ kind: 'unbookmark', item }),
  follow: done({ kind: 'follow', item }),
  'stop following': done({ kind: 'unfollow', item }),
  rate: done({ kind: 'rate', item, rating: 8 }),
  'take off Continue watching': done({ kind: 'remove', item, list: 'ContinueWatching' }),
  'take off what was watched': done({ kind: 'remove', item, list: 'Watched' }),
  'anything that fails': failed('bookmark'),
  'follow what is refused': failed('follow', 'Medvirkende kan ikke følges endnu'),
};

const [, list = ''] = /## What is spoken of activity\n([^#]*)/.exec(readme) ?? [];
const rows = list
  .split('\n')
  .map((line) => /^\| ([^|]+?) \| “([^|]+?)” \|$/.exec(line))
  .flatMap((row) => (row ? [[row[1] ?? '', row[2] ?? ''] as const] : []));

test('[CL1041] the list of what is spoken of activity holds each task', () => {
  expect(rows.map(([task]) => task)).toEqual(Object.keys(tasks));
});

test('[CL1041] how each task ends is spoken as the list says', async () => {
  heard = await openHeardWorld();
  const { notices } = heard.world.application.overlays;
  for (const [task, expected] of rows) {
    const { last } = await heard.heardWhile(async () => {
      await act(async () => tasks[task] && notices.show(tasks[task]));
    });
    expect(last).toBe(expected);
  }
});
