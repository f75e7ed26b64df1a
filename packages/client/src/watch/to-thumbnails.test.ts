import type { MediaThumbnail } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { toThumbnails } from './to-thumbnails';

const at = (startSeconds: number, durationSeconds = 4): MediaThumbnail => ({
  startSeconds,
  durationSeconds,
  url: 'https://media.example/sheet.jpg',
  x: startSeconds * 60,
  y: 0,
  width: 240,
  height: 135,
  sheetWidth: 1200,
  sheetHeight: 405,
});

test('[CL14] finds the small picture of a position, and the nearest one outside', () => {
  const thumbnails = toThumbnails([at(0), at(4), at(8)]);
  expect(thumbnails?.everySeconds).toBe(4);
  expect([-1, 0, 3.9, 4, 11, 60].map((seconds) => thumbnails?.urlAt(seconds))).toEqual(
    [0, 0, 0, 4, 8, 8].map((start) => at(start)),
  );
});

test('[CL14] has none where the media have none, or nonsense', () => {
  expect(toThumbnails([])).toBeUndefined();
  expect(toThumbnails([at(0, 0)])).toBeUndefined();
});
