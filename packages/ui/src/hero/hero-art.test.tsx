import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { pictureRetryMs } from '../settings/missing-pictures';
import { type PictureLoader, UiProvider } from '../settings/ui-settings';
import { HeroArt } from './hero-art';

let page: TestPage;
beforeEach(() => {
  vi.useFakeTimers();
  page = openTestPage();
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pictures = (): readonly string[] =>
  Array.from(page.container.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '');

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[UI48] a picture fades in over the one before, once it has been asked for 400 ms and has come', () => {
  page.render(<HeroArt image="/one.jpg" isTall={false} />);
  page.render(<HeroArt image="/two.jpg" isTall={false} />);
  pass(399);
  expect(pictures()).toEqual(['/one.jpg']);
  pass(1);
  expect(pictures()).toEqual(['/one.jpg', '/two.jpg']);
  const upper = page.container.querySelectorAll('img')[1];
  expect(upper?.hasAttribute('data-arrived')).toBe(false);
  act(() => void upper?.dispatchEvent(new Event('load')));
  expect(upper?.hasAttribute('data-arrived')).toBe(true);
  pass(599);
  expect(pictures()).toEqual(['/one.jpg', '/two.jpg']);
  pass(1);
  expect(pictures()).toEqual(['/two.jpg']);
  expect(page.container.querySelector('img')).toBe(upper);
});

test('[UI402] [found-wait-01] the first picture fades in too when it has come, and is there at once where it is in memory', () => {
  const first = (): HTMLImageElement | null => page.container.querySelector('img');
  page.render(<HeroArt image="/one.jpg" isTall={false} />);
  expect(first()?.hasAttribute('data-arrived')).toBe(false);
  act(() => void first()?.dispatchEvent(new Event('load')));
  expect(first()?.hasAttribute('data-arrived')).toBe(true);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1280);
  page.render(<HeroArt key="other page" image="/two.jpg" isTall={false} />);
  expect(first()?.hasAttribute('data-arrived')).toBe(true);
});

test('[UI48] a picture that is passed by is never fetched', () => {
  page.render(<HeroArt image="/one.jpg" isTall={false} />);
  page.render(<HeroArt image="/two.jpg" isTall={false} />);
  pass(300);
  page.render(<HeroArt image="/three.jpg" isTall={false} />);
  pass(400);
  expect(pictures()).toEqual(['/one.jpg', '/three.jpg']);
});

test('[UI48] a picture that cannot be had leaves the ground', () => {
  page.render(<HeroArt image="/one.jpg" isTall={false} />);
  act(() => void page.container.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(pictures()).toEqual([]);
});

test('[UI460] [found-pict-02] a picture far larger than it was asked for leaves the ground', () => {
  const pictures: PictureLoader = {
    load: () => () => undefined,
    isTooLarge: (_, { widthRem, heightRem }) => widthRem === 80 && heightRem === 45,
  };
  page.render(
    <UiProvider pictures={pictures}>
      <HeroArt image="/one.jpg" isTall={false} />
    </UiProvider>,
  );
  act(() => void page.container.querySelector('img')?.dispatchEvent(new Event('load')));
  expect(page.container.querySelector('img')).toBeNull();
});

test('[UI334] [found-pict-01] a picture that failed for a moment fades in once it can be had', () => {
  const tried: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function createImage() {
    const image = document.createElement('img');
    tried.push(image);
    return image;
  });
  page.render(<HeroArt image="/one.jpg" isTall={false} />);
  act(() => void page.container.querySelector('img')?.dispatchEvent(new Event('error')));
  pass(pictureRetryMs.first);
  expect(pictures()).toEqual([]);
  act(() => void tried[0]?.dispatchEvent(new Event('load')));
  pass(400);
  expect(pictures()).toEqual(['/one.jpg']);
});
