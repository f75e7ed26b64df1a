import { expect, it } from 'vitest';
import { revealOffset } from './scroll';

it('[FO66] scrolls to where a child starts, never past its ends', () => {
  const box = { viewport: 250, content: 990 };
  expect([-80, 0, 300, 900].map((start) => revealOffset(box, start))).toEqual([0, 0, 300, 740]);
});

it('[FO66] never scrolls what fits', () => {
  expect(revealOffset({ viewport: 900, content: 500 }, 400)).toBe(0);
});
