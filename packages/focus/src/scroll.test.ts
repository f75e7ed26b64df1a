import { describe, expect, it } from 'vitest';
import { nearestInView, revealOffset, type ScrollAlign } from './scroll';

const child = (index: number) => ({ start: index * 100, end: index * 100 + 90 });
const box = (offset: number) => ({ viewport: 250, content: 990, offset });

describe('scroll', () => {
  it.each<[ScrollAlign, readonly number[]]>([
    ['start', [0, 300, 740]],
    ['end', [0, 140, 740]],
    ['middle', [0, 220, 740]],
    [0.2, [0, 250, 740]],
  ])('[FO66] brings a child to %s, never past an end', (align, offsets) => {
    expect([0, 3, 9].map((index) => revealOffset(box(500), child(index), align))).toEqual(offsets);
  });

  it('[FO66] leaves alone with nearest what is seen, and else goes as far as it must', () => {
    expect([5, 4, 6, 9].map((index) => revealOffset(box(480), child(index), 'nearest'))).toEqual([480, 400, 480, 740]);
    expect(revealOffset(box(480), { start: 400, end: 800 }, 'nearest')).toBe(400);
  });

  it('[FO66] never scrolls what fits', () => {
    expect(revealOffset({ viewport: 900, content: 500, offset: 0 }, child(4), 'start')).toBe(0);
  });

  it('[FO67] goes on after a scroll by hand from what is seen whole', () => {
    expect(nearestInView(box(0), 10, child, 1)).toBe(1);
    expect(nearestInView(box(520), 10, child, 1)).toBe(6);
    expect(nearestInView(box(120), 10, child, 9)).toBe(2);
    expect(nearestInView({ ...box(0), viewport: 50 }, 10, child, 0)).toBe(-1);
  });
});
