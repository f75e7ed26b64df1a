import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissingPictures, pictureRetryMs } from './missing-pictures';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const tried: HTMLImageElement[] = [];
  const pictures = createMissingPictures(() => {
    const image = document.createElement('img');
    tried.push(image);
    return image;
  });
  const answer = (type: 'load' | 'error') => tried[tried.length - 1]?.dispatchEvent(new Event(type));
  return { pictures, tried, answer };
}

test('[UI334] [found-pict-01] a picture that failed for a moment comes within a minute, by itself', () => {
  const { pictures, tried, answer } = setUp();
  const told = vi.fn();
  pictures.subscribe('/a.jpg', told);
  pictures.add('/a.jpg');
  expect([pictures.has('/a.jpg'), told.mock.calls.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(pictureRetryMs.first);
  expect(tried.map((image) => image.getAttribute('src'))).toEqual(['/a.jpg']);
  expect(pictures.has('/a.jpg')).toBe(true);
  answer('load');
  expect([pictures.has('/a.jpg'), told.mock.calls.length]).toEqual([false, 2]);
});

test('[UI334] [found-pict-01] one that is really gone is requested once a minute', () => {
  const { pictures, tried, answer } = setUp();
  pictures.subscribe('/gone.jpg', () => undefined);
  pictures.add('/gone.jpg');
  pictures.add('/gone.jpg');
  vi.advanceTimersByTime(pictureRetryMs.first);
  answer('error');
  for (let minute = 1; minute <= 5; minute++) {
    vi.advanceTimersByTime(60_000);
    expect(tried).toHaveLength(1 + minute);
    answer('error');
  }
});

test('[UI334] [found-pict-01] behind another application none is requested, and all are once it shows', () => {
  const { pictures, tried } = setUp();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pictures.subscribe('/a.jpg', () => undefined);
  pictures.add('/a.jpg');
  vi.advanceTimersByTime(10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tried).toEqual([]);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tried).toHaveLength(1);
});

test('[UI460] one that was refused is missing for good', () => {
  const { pictures, tried } = setUp();
  const told = vi.fn();
  pictures.subscribe('/large.jpg', told);
  pictures.refuse('/large.jpg');
  vi.advanceTimersByTime(10 * 60_000);
  expect([pictures.has('/large.jpg'), told.mock.calls.length, tried.length]).toEqual([true, 1, 0]);
});

test('[UI334] one that nobody shows any more is not requested, and is new to whoever shows it next', () => {
  const { pictures, tried } = setUp();
  const end = pictures.subscribe('/a.jpg', () => undefined);
  pictures.add('/a.jpg');
  end();
  expect(pictures.has('/a.jpg')).toBe(true);
  vi.advanceTimersByTime(pictureRetryMs.first);
  expect([tried.length, pictures.has('/a.jpg'), vi.getTimerCount()]).toEqual([0, false, 0]);
});
