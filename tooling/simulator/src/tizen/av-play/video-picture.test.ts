import { expect, it, vi } from 'vitest';
import { openSet } from '../../testing/open-set';
import { createVideoPictures } from './video-picture';

function setUp() {
  const { window } = openSet('tizen');
  const { document } = window;
  Object.assign(window, { innerWidth: 960 });
  const hole = document.body.appendChild(document.createElement('object'));
  hole.setAttribute('type', 'application/avplayer');
  const events = { onReady: vi.fn(), onFailure: vi.fn(), onTime: vi.fn(), onWaiting: vi.fn(), onEnd: vi.fn() };
  const picture = createVideoPictures(window)('https://media.example/film.mp4', events);
  picture.place(0, 0, 1920, 1080);
  const video = document.querySelector('video') as HTMLVideoElement;
  const tell = (type: string) => video.dispatchEvent(new window.Event(type));
  return { document, events, hole, picture, tell, video };
}

it('[SI641] lies in the hole of the page, in its rectangle of the screen, until it is closed', () => {
  const { document, hole, picture, video } = setUp();
  expect([hole.nextSibling, video.style.width]).toEqual([video, '960px']);
  picture.place(960, 540, 480, 270);
  const { left, top, width, height } = video.style;
  expect([left, top, width, height]).toEqual(['480px', '270px', '240px', '135px']);
  picture.close();
  expect([document.querySelector('video'), video.getAttribute('src')]).toEqual([null, null]);
});

it('[SI641] tells what its element does', () => {
  const { events, tell, video } = setUp();
  for (const type of ['loadeddata', 'waiting', 'playing', 'timeupdate', 'ended']) tell(type);
  const { onReady, onWaiting, onTime, onEnd, onFailure } = events;
  expect([onReady, onTime, onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
  for (const code of [4, 2]) {
    Object.defineProperty(video, 'error', { value: { code }, configurable: true });
    tell('error');
  }
  expect(onFailure.mock.calls.map(([name]) => name)).toEqual(['NotSupportedError', 'InvalidAccessError']);
});
