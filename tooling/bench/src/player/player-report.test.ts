import { expect, test } from 'vitest';
import { isMet } from '../harness/goal';
import type { PlayerRun } from './measure-player';
import type { PressRun } from './measure-press';
import { toPlayerReport } from './player-report';

const run = (loadMs: number, seekMs: number, scriptMsPerSecond: number): PlayerRun => ({
  loadMs,
  seekMs,
  scriptMsPerSecond,
  width: 1280,
});
const pressed = (frameMs: number): PressRun => ({ frameMs, scriptMs: 100, requests: 4 });

test('[BE300] our player is told as a part of bare Shaka, and Play as a part of a bare page, by their medians', () => {
  const others = { 'dash.js': [run(1, 1, 1)], 'hls.js': [run(1, 1, 1)], 'rx-player': [run(1, 1, 1)] };
  const { goals, tables } = toPlayerReport({
    runs: { ours: [run(90, 300, 11), run(100, 200, 12), run(900, 210, 13)], shaka: [run(100, 200, 10)], ...others },
    presses: { 'ours at once': [pressed(900)], 'ours after 5 s': [pressed(700)], bare: [pressed(1_000)] },
    version: '156',
    cpuRate: 6,
  });
  expect(goals.map(({ measured }) => measured)).toEqual([1, 1.05, 1.2, 0.9, 0.7]);
  expect(goals.map(isMet)).toEqual([true, true, false, true, false]);
  expect(tables.map(({ rows }) => rows.length)).toEqual([5, 3]);
});
