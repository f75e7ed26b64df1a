import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installDecoder } from './install-decoder';

function setUp() {
  const opened = openSet('hbbtv');
  const { window, connected } = opened;
  const holder = { by: null as string | null };
  const decoder = installDecoder(window, connected, () => holder.by);
  const video = (): HTMLVideoElement => {
    const made = window.document.createElement('video');
    window.document.body.append(made);
    return made;
  };
  const setNetworkState = (media: HTMLVideoElement, value: number) =>
    Object.defineProperty(media, 'networkState', { value, configurable: true });
  const open = (media: HTMLVideoElement) => {
    setNetworkState(media, 2);
    media.dispatchEvent(new window.Event('loadstart'));
  };
  const release = (media: HTMLVideoElement) => setNetworkState(media, 0);
  return { ...opened, holder, decoder, video, open, release };
}

it('[SI25] fails media that open while something else holds the decoder, and plays them once it is free', () => {
  const { holder, decoder, video, open } = setUp();
  holder.by = 'the broadcast';
  const media = video();
  let failures = 0;
  media.addEventListener('error', () => failures++);
  open(media);
  expect(failures).toBe(1);
  expect(media.error).toMatchObject({ code: 3 });
  expect(decoder.isHeldByPage()).toBe(false);
  holder.by = null;
  open(media);
  expect(media.error).not.toMatchObject({ code: 3 });
  expect(decoder.isHeldByPage()).toBe(true);
});

it('[SI25] takes the decoder from the first element for the second', () => {
  const { video, open } = setUp();
  const [first, second] = [video(), video()];
  open(first);
  open(second);
  expect(first.error).toMatchObject({ code: 3 });
  expect(second.error).not.toMatchObject({ code: 3 });
});

it('[SI25] has the decoder back when the source is taken away', () => {
  const { decoder, video, open, release } = setUp();
  const media = video();
  open(media);
  media.remove();
  expect(decoder.isHeldByPage()).toBe(true);
  release(media);
  expect(decoder.isHeldByPage()).toBe(false);
});
