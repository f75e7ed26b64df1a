import { settled } from '@fjernsyn/platform/testing';
import type { PlaybackCommand, PlaybackView } from '@fjernsyn/player';
import { expect, test } from 'vitest';
import { createLateResume } from './late-resume';

type Shown = Pick<PlaybackView, 'state' | 'positionSeconds'>;

/** A film that began before it was known where it was left, which `tell` says. */
const begin = () => {
  let view: Shown = { state: 'LOADING', positionSeconds: 0 };
  let tell: (seconds: number) => void = () => undefined;
  const listeners = new Set<() => void>();
  const sent: PlaybackCommand[] = [];
  const resume = createLateResume(
    {
      getSnapshot: () => view as PlaybackView,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: (command) => sent.push(command),
    },
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  return {
    resume,
    sent,
    listeners,
    show(next: Shown) {
      view = next;
      for (const listener of Array.from(listeners)) listener();
    },
    async tell(seconds: number) {
      tell(seconds);
      await settled();
    },
  };
};

const seek = [{ type: 'SEEK_TO', atSeconds: 595 }];

test('[SH1782] what is told before the picture leads there with the picture, once', async () => {
  const { show, tell, sent, listeners } = begin();
  await tell(595);
  expect(sent).toEqual([]);
  show({ state: 'PLAYING', positionSeconds: 0 });
  show({ state: 'PLAYING', positionSeconds: 1 });
  expect([sent, listeners.size]).toEqual([seek, 0]);
});

test.each([
  ['before half a minute was seen', 29, seek],
  ['once half a minute was seen', 30, []],
] as const)('[SH1782] what is told %s leads there: %i', async (_, positionSeconds, expected) => {
  const { show, tell, sent } = begin();
  show({ state: 'PLAYING', positionSeconds });
  await tell(595);
  expect(sent).toEqual(expected);
});

test('[SH1782] what begins at its beginning anyway stays there', async () => {
  const { show, tell, sent } = begin();
  show({ state: 'PLAYING', positionSeconds: 1 });
  await tell(0);
  expect(sent).toEqual([]);
});

test.each([
  ['stays where they went', { type: 'SEEK_BY', bySeconds: 10 }, []],
  ['goes there after a pause', { type: 'PAUSE' }, seek],
] as const)('[SH1782] a viewer %s', async (_, command, expected) => {
  const { show, tell, sent, resume } = begin();
  show({ state: 'PLAYING', positionSeconds: 1 });
  resume.heard(command);
  await tell(595);
  expect(sent).toEqual(expected);
});

test('[SH1782] what was left in the meantime is led nowhere', async () => {
  const { show, tell, sent, resume } = begin();
  show({ state: 'PLAYING', positionSeconds: 1 });
  resume.stop();
  await tell(595);
  expect(sent).toEqual([]);
});
