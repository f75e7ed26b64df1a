import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createWindowPictureInPicture } from './window-picture-in-picture';

function setUp(options: { readonly isEnabled?: boolean; readonly isRefused?: boolean } = {}) {
  const { isEnabled = true, isRefused = false } = options;
  const calls: string[] = [];
  const document = {
    pictureInPictureEnabled: isEnabled,
    pictureInPictureElement: null as object | null,
    querySelector: () => ({
      async requestPictureInPicture() {
        calls.push('take out');
        if (isRefused) throw new DOMException('no picture', 'InvalidStateError');
        document.pictureInPictureElement = {};
      },
    }),
    async exitPictureInPicture() {
      calls.push('bring back');
      document.pictureInPictureElement = null;
    },
  };
  return { calls, pictureInPicture: createWindowPictureInPicture(document as unknown as Document) };
}

test('[BR690] takes the video out of the page and brings it back', async () => {
  const { calls, pictureInPicture } = setUp();
  pictureInPicture?.toggle();
  await settled();
  pictureInPicture?.toggle();
  await settled();
  expect(calls).toEqual(['take out', 'bring back']);
});

test('[BR690] is missing where the browser has none, and a refusal throws nothing', async () => {
  expect(setUp({ isEnabled: false }).pictureInPicture).toBeUndefined();
  const { calls, pictureInPicture } = setUp({ isRefused: true });
  pictureInPicture?.toggle();
  await settled();
  expect(calls).toEqual(['take out']);
});
