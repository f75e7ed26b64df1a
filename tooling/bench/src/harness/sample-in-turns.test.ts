import { expect, it } from 'vitest';
import { sampleInTurns } from './sample-in-turns';

it('[BE2] times works in turns, each round beginning with another, and counts no round of warming up', () => {
  const order: string[] = [];
  let nowMs = 0;
  const work = (name: string, tookMs: number) => () => {
    order.push(name);
    nowMs += tookMs;
  };
  const samples = sampleInTurns({ a: work('a', 3), b: work('b', 5) }, { rounds: 3, warmUpRounds: 1, now: () => nowMs });
  expect(order.join('')).toBe('abbaabba');
  expect(samples).toEqual({ a: [3, 3, 3], b: [5, 5, 5] });
});
