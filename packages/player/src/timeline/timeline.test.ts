import type { TimeCode } from '@fjernsyn/contracts';
import { expect, test, vi } from 'vitest';
import { createTimeline, emptyTimeline, type TimelineDeps } from './timeline';
import type { TimelineFacts } from './timeline-facts';

const code = (type: TimeCode['type'], startSeconds: number, endSeconds: number): TimeCode => {
  return { type, startSeconds, endSeconds };
};

const episode = [code('Intro', 0, 20), code('Summary', 20, 50), code('EndCredit', 1500, 1560)];

const setUp = (timeCodes: readonly TimeCode[] = episode, config: TimelineDeps['config'] = undefined) => {
  const seekTo = vi.fn();
  const playNext = vi.fn();
  const timeline = createTimeline({ config, seekTo, playNext });
  let standing: Omit<TimelineFacts, 'playback'> = { timeCodes, hasNext: true, isAutomatic: true, isQuestionDue: false };
  let last: TimelineFacts['playback'] = { state: 'PLAYING', positionSeconds: 0, durationSeconds: 1560 };
  const stand = (change: Partial<typeof standing>) => {
    standing = { ...standing, ...change };
  };
  /** Stands at a position, and tells what is offered there. */
  const at = (positionSeconds: number, change: Partial<TimelineFacts['playback']> = {}) => {
    last = { ...last, state: 'PLAYING', ...change, positionSeconds };
    timeline.update({ ...standing, playback: last });
    return timeline.view.get();
  };
  /** Plays on by seconds. */
  const play = (seconds: number) => {
    for (let second = 0; second < seconds; second++) at(last.positionSeconds + 1);
    return timeline.view.get();
  };
  return { timeline, seekTo, playNext, stand, at, play };
};

test('[PL580] [P069] offers to skip a part from its start and before its end, and never a part without sense or the credits', () => {
  const odd = [code('Intro', 900, 100), code('Intro', 2000, 2100)];
  const { at } = setUp([...episode, ...odd]);
  const offers = [10, 19.99, 20, 49, 50, 500, 1510, 1559].map((seconds) => at(seconds).offer);
  const none = undefined;
  expect(offers).toEqual(['skip-intro', 'skip-intro', 'skip-summary', 'skip-summary', none, none, none, none]);
});

test('[PL580] [P065] skips nothing by itself where a viewer comes into a part by hand', () => {
  const { at, play, seekTo } = setUp([code('Intro', 30, 90)]);
  expect([at(60).offer, play(5).offer]).toEqual(['skip-intro', 'skip-intro']);
  expect(seekTo).not.toHaveBeenCalled();
});

test('[PL580] of two parts that overlap the one that ends first is skipped first', () => {
  const { at, timeline, seekTo } = setUp([code('Summary', 0, 60), code('Intro', 10, 20)]);
  expect(at(15).offer).toBe('skip-intro');
  timeline.skip();
  expect([seekTo.mock.calls, at(20).offer]).toEqual([[[20]], 'skip-summary']);
});

test('[PL581] [P067] does not offer again what was skipped while the engine is still on its way', () => {
  const { at, timeline, seekTo } = setUp([code('Intro', 30, 90)]);
  at(35);
  timeline.skip();
  expect(timeline.view.get().offer).toBeUndefined();
  expect([at(36).offer, at(37).offer, at(90).offer]).toEqual([undefined, undefined, undefined]);
  timeline.skip();
  expect(seekTo.mock.calls).toEqual([[90]]);
});

test('[PL581] offers it again to who goes back to it', () => {
  const { at, timeline } = setUp([code('Intro', 30, 90)]);
  at(35);
  timeline.skip();
  at(90);
  expect(at(40).offer).toBe('skip-intro');
});

test('[PL582] offers what comes next at the credits, and lets it begin when its time has been played', () => {
  const { at, play, playNext } = setUp(episode, { chainPlaySqueezeback: 300, chainPlayCountdown: 8 });
  expect(at(1499).upNext).toBeUndefined();
  expect(at(1500).upNext).toEqual({ secondsLeft: 8 });
  expect(play(7).upNext).toEqual({ secondsLeft: 1 });
  expect(playNext).not.toHaveBeenCalled();
  play(3);
  expect(playNext).toHaveBeenCalledTimes(1);
});

test('[PL582] without credits it is offered as long before the end as is configured, and without either at the end', () => {
  const configured = setUp([], { chainPlaySqueezeback: 30 });
  expect([configured.at(1529).upNext, configured.at(1530).upNext]).toEqual([undefined, { secondsLeft: 10 }]);
  const bare = setUp([]);
  expect([bare.at(1559).upNext, bare.playNext.mock.calls.length]).toEqual([undefined, 0]);
  bare.at(1560, { state: 'ENDED' });
  expect(bare.playNext).toHaveBeenCalledTimes(1);
});

test('[PL583] counts what is played alone: neither a pause nor a seek brings the next nearer', () => {
  const { at, play } = setUp(episode);
  at(1500);
  expect(play(2).upNext).toEqual({ secondsLeft: 8 });
  for (let second = 0; second < 60; second++) at(1502, { state: 'PAUSED' });
  expect(at(1502).upNext).toEqual({ secondsLeft: 8 });
  expect(at(1540).upNext).toEqual({ secondsLeft: 8 });
  expect(at(1500).upNext).toEqual({ secondsLeft: 8 });
});

test('[PL775] the seconds never outlast what is left of the film', () => {
  const short = setUp([code('EndCredit', 1552, 1560)]);
  expect([short.at(1552).upNext, short.play(5).upNext]).toEqual([{ secondsLeft: 8 }, { secondsLeft: 3 }]);
  expect(short.at(1559.9).upNext).toEqual({ secondsLeft: 1 });
  expect(short.playNext).not.toHaveBeenCalled();
});

test('[PL583] who goes back before the credits is counted for from the beginning', () => {
  const { at, play } = setUp(episode);
  at(1500);
  play(5);
  at(1000);
  expect(at(1500).upNext).toEqual({ secondsLeft: 10 });
});

test('[PL584] [P072] at the end what comes next begins at once, and once', () => {
  const { at, play, playNext } = setUp(episode, { chainPlayCountdown: 300 });
  at(1500);
  play(10);
  at(1559.7, { state: 'ENDED' });
  at(1559.7, { state: 'ENDED' });
  expect(playNext).toHaveBeenCalledTimes(1);
});

test('[PL585] who watches the credits sees the end, and what comes next begins when it is asked for', () => {
  const { at, play, timeline, playNext } = setUp();
  at(1500);
  timeline.cancelNext();
  expect(timeline.view.get().upNext).toBeUndefined();
  expect(play(30).upNext).toBeUndefined();
  expect(at(1560, { state: 'ENDED' })).toEqual({ ...emptyTimeline, isEnd: true });
  expect(playNext).not.toHaveBeenCalled();
  timeline.next();
  timeline.next();
  expect(playNext).toHaveBeenCalledTimes(1);
});

test('[PL585] it is offered again where the credits are seen again', () => {
  const { at, timeline } = setUp();
  at(1500);
  timeline.cancelNext();
  at(100);
  expect(at(1501).upNext).toEqual({ secondsLeft: 10 });
});

test('[PL586] [P075] where nothing begins by itself it is shown without seconds, and goes on when it is asked for', () => {
  const { at, play, stand, timeline, playNext } = setUp();
  stand({ isAutomatic: false });
  expect(at(1500).upNext).toEqual({ secondsLeft: undefined });
  play(59);
  expect(at(1560, { state: 'ENDED' })).toEqual({ ...emptyTimeline, isEnd: true });
  expect(playNext).not.toHaveBeenCalled();
  timeline.next();
  expect(playNext).toHaveBeenCalledTimes(1);
});

test('[PL586] with nothing to come the end is the end', () => {
  const { at, stand, playNext } = setUp();
  stand({ hasNext: false });
  expect(at(1510)).toEqual(emptyTimeline);
  expect(at(1560, { state: 'ENDED' })).toEqual({ ...emptyTimeline, isEnd: true });
  expect(playNext).not.toHaveBeenCalled();
});

test('[PL587] [P076] once so much was played the next begins after an answer alone', () => {
  const { at, play, stand, timeline, playNext } = setUp();
  stand({ isQuestionDue: true });
  expect(at(1500)).toEqual({ ...emptyTimeline, upNext: { secondsLeft: 10 } });
  expect(play(10)).toEqual({ ...emptyTimeline, isChainQuestion: true });
  expect(at(1560, { state: 'ENDED' })).toEqual({ ...emptyTimeline, isChainQuestion: true });
  expect(playNext).not.toHaveBeenCalled();
  timeline.next();
  expect(playNext).toHaveBeenCalledTimes(1);
});

test('[PL588] offers nothing before there is a picture, nor over a failure', () => {
  const { at } = setUp();
  expect(at(10, { state: 'LOADING' })).toEqual(emptyTimeline);
  expect(at(1510, { state: 'ERROR' })).toEqual(emptyTimeline);
});

test('[PL588] tells of a change, and of none where it is offered the same', () => {
  const { at, timeline } = setUp();
  const heard = vi.fn();
  timeline.view.subscribe(heard);
  at(1);
  at(2);
  at(21);
  at(500);
  at(501);
  expect(heard).toHaveBeenCalledTimes(3);
});
