import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createWindowFullScreen } from './window-full-screen';

function setUp(options: { readonly isEnabled?: boolean; readonly isRefused?: boolean } = {}) {
  const { isEnabled = true, isRefused = false } = options;
  const calls: string[] = [];
  const document = {
    fullscreenEnabled: isEnabled,
    fullscreenElement: null as object | null,
    documentElement: {
      async requestFullscreen() {
        calls.push('take');
        if (isRefused) throw new TypeError('no gesture');
        document.fullscreenElement = {};
      },
    },
    async exitFullscreen() {
      calls.push('give back');
      document.fullscreenElement = null;
    },
  };
  const screen = {
    orientation: {
      lock: async (to: string) => {
        calls.push(to);
        throw new DOMException('not here', 'NotSupportedError');
      },
    },
  };
  const window = { document, screen } as unknown as Pick<Window, 'document' | 'screen'>;
  return { calls, fullScreen: createWindowFullScreen(window) };
}

test('[BR241] [found-desk-01] takes the screen and gives it back; a phone is turned, where that can be', async () => {
  const { calls, fullScreen } = setUp();
  fullScreen?.toggle();
  await settled();
  fullScreen?.toggle();
  await settled();
  expect(calls).toEqual(['take', 'landscape', 'give back']);
});

test('[BR241] is missing where the browser has none, and a refusal throws nothing', async () => {
  expect(setUp({ isEnabled: false }).fullScreen).toBeUndefined();
  const { calls, fullScreen } = setUp({ isRefused: true });
  fullScreen?.toggle();
  await settled();
  expect(calls).toEqual(['take']);
});
