import { describe, expect, it } from 'vitest';
import { toCues, toTimestamp, toWebVtt, toWebVttSegments } from './web-vtt';

const lines = [
  { startSeconds: 1, endSeconds: 4.5, danish: 'Hej.', foreign: 'Hello.' },
  { startSeconds: 12, endSeconds: 20, danish: 'Farvel.\nVi ses.', foreign: 'Goodbye.' },
];

describe('toTimestamp', () => {
  it.each([
    [0, '00:00:00.000'],
    [4.5, '00:00:04.500'],
    [61.25, '00:01:01.250'],
    [3_723.007, '01:02:03.007'],
  ])('[ME18] writes %d seconds', (seconds, text) => {
    expect(toTimestamp(seconds)).toBe(text);
  });
});

describe('toWebVtt', () => {
  it('[ME9] writes one language with line feeds alone', () => {
    expect(toWebVtt(toCues(lines, 'danish'))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.500\nHej.\n\n00:00:12.000 --> 00:00:20.000\nFarvel.\nVi ses.\n',
    );
  });
});

describe('toWebVttSegments', () => {
  it('[ME10] puts each cue into the file of its time, with the map', () => {
    const segments = toWebVttSegments(toCues(lines, 'foreign'), 25);
    expect(segments).toHaveLength(3);
    expect(segments.map((text) => /Hello|Goodbye/.exec(text)?.[0])).toEqual(['Hello', 'Goodbye', undefined]);
    for (const text of segments) expect(text).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00\.000\n\n/);
  });

  it('[ME19] refuses a cue that crosses a cut', () => {
    expect(() => toWebVttSegments([{ startSeconds: 9, endSeconds: 11, text: 'Hej.' }], 20)).toThrow('crosses the cut');
  });
});
