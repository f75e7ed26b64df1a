import { expect, test } from 'vitest';
import { timeWords } from '../messages/player/clock-words';
import { playerTexts } from '../messages/player/player-texts';
import { danish } from '../messages/translate';
import { liveStandingOf } from './live-standing';

const t = danish.with(playerTexts);
const clock = { textAt: (at: number) => timeWords(at, 'da', 'Europe/Copenhagen') };
const edge = 28_711_103;
const live = (change: { readonly originAt?: number; readonly behindLiveSeconds?: number }) =>
  ({
    positionSeconds: edge - (change.behindLiveSeconds ?? 0),
    behindLiveSeconds: change.behindLiveSeconds ?? 0,
    window: { startSeconds: edge - 600, endSeconds: edge, liveEdgeSeconds: edge, originAt: change.originAt },
  }) as Parameters<typeof liveStandingOf>[2];
const standing = (playback: ReturnType<typeof live>) => liveStandingOf(t, clock, playback);

test('[CL443] [found-live-01] tells the time of day by the stream’s own clock, and nothing where it has none', () => {
  const originAt = 1_767_225_600_000;
  expect(standing(live({ originAt }))).toEqual({ text: 'Live', clockText: '08.18', behindText: undefined });
  expect(standing(live({}))).toEqual({ text: 'Live', clockText: undefined, behindText: undefined });
  expect(standing(live({ behindLiveSeconds: 272 }))?.behindText).toBe('4:32 efter live');
});

test('[CL443] a film is never live', () => {
  const film = live({});
  expect(standing({ ...film, window: { ...film.window, liveEdgeSeconds: undefined } })).toBeUndefined();
});
