import { expect, test } from 'vitest';
import { tvLayout } from '../settings/layout';
import { keepRootSize, rootSizePx } from './root-size';
import { coreTokens } from './tokens';

test.each([
  [1280, 720, 16],
  [1920, 1080, 24],
  [3840, 2160, 48],
  [1280, 600, 600 / 45],
  [800, 720, 10],
])('[UI5] [lay-01] %i × %i has a root size of %d px', (width, height, expected) => {
  expect(rootSizePx(width, height)).toBeCloseTo(expected);
});

test('[UI5] the canvas is 1280 × 720, whole in a window of that size', () => {
  expect([coreTokens.canvas.width, coreTokens.canvas.height]).toEqual([1280, 720]);
  const root = rootSizePx(1280, 720);
  expect([tvLayout.widthRem * root, tvLayout.heightRem * root]).toEqual([1280, 720]);
});

test('[UI5] keeps the root size in step with the window, and a window without a size alone', () => {
  const style = { fontSize: '' };
  let onResize = (): void => undefined;
  const window = {
    innerWidth: 1280,
    innerHeight: 720,
    document: { documentElement: { style, setAttribute: () => undefined } },
    addEventListener: (_type: 'resize', listener: () => void) => {
      onResize = listener;
    },
    removeEventListener: () => {
      onResize = () => undefined;
    },
  };
  const end = keepRootSize(window);
  expect(style.fontSize).toBe('16px');
  window.innerWidth = 1920;
  window.innerHeight = 1080;
  onResize();
  expect(style.fontSize).toBe('24px');
  window.innerWidth = 0;
  onResize();
  expect(style.fontSize).toBe('24px');
  window.innerWidth = 1280;
  end();
  onResize();
  expect(style.fontSize).toBe('24px');
});

test('[UI80] a layout that is no TV counts in CSS px, whatever the window, and is named for the stylesheet', () => {
  const style = { fontSize: '' };
  const names: string[] = [];
  const nothing = (): void => undefined;
  const window = {
    innerWidth: 1920,
    innerHeight: 1080,
    document: { documentElement: { style, setAttribute: (...named: string[]) => void names.push(named.join('=')) } },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  keepRootSize(window, 'desktop')();
  expect(style.fontSize).toBe('16px');
  expect(names).toEqual(['data-layout=desktop']);
});
