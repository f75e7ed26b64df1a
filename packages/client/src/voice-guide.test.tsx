import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { joinSentences } from '@fjernsyn/kernel';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from './testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from './testing/fake-world';

let world: FakeWorld;
let heard: string[] = [];

/** Reads the name of what gains focus, and nothing else, as the readers of televisions do. */
const read = ({ target }: Event): void => {
  const element = target as HTMLElement;
  heard.push(element.getAttribute('aria-label') ?? element.textContent ?? '');
};

afterEach(() => {
  document.removeEventListener('focusin', read);
  return world.leave();
});

async function open(routes: FakeRoutes, path = '/'): Promise<void> {
  heard = [];
  document.addEventListener('focusin', read);
  world = await openFakeWorld(routes, path, {}, undefined, undefined, { device: { target: 'tizen' } });
}

const sitemap = [{ id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];
const file = {
  url: 'https://media.example/manifest.mpd',
  format: 'video/dash',
  deliveryType: 'Stream',
  accessService: 'StandardVideo',
  resolution: 'HD-1080',
  width: 1920,
  height: 1080,
  drm: 'None',
  isStreamLive: false,
  subtitles: [],
  timeCodes: [],
};

const film: FakeRoutes = (path) => {
  if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
  if (path === '/items/12/videos') return { body: [file] };
  return path === '/items/12' ? { body: { id: '12', type: 'program', title: 'Havgus', duration: 100 } } : undefined;
};

/** Title, text and focused button of what stands over the screen, or in its place, one after another. */
function shown(): string {
  const message = document.querySelector('[aria-modal="true"]') ?? document.querySelector('main');
  const textOf = (selector: string): string => message?.querySelector(selector)?.textContent ?? '';
  return joinSentences(textOf('h1'), textOf('h1 + p, h1 + div p'), document.activeElement?.textContent ?? '');
}

/** What has been heard since the last time. */
const take = (): readonly string[] => heard.splice(0);

test('[UI462] [found-speech-01] the question before leaving is said once, and then what has focus again', async () => {
  await open((path) => (path === '/page' ? { body: homePage } : undefined));
  const [tile] = take().slice(-1);
  await world.press('back');
  await expect.poll(() => world.text()).toContain('Vil du lukke');
  const [said, words] = [take(), shown()];
  expect(words).toContain('Vil du lukke Fjernsyn?');
  await world.press('back');
  expect([said, take()]).toEqual([[words], [tile]]);
});

test('[UI462] [found-speech-01] a service that is closed at the start is said once, and then what has focus again', async () => {
  let health: unknown = false;
  await open((path) => (path === '/page' ? { body: homePage } : path === '/health' ? { body: health } : undefined));
  await expect.poll(() => world.text()).toContain('besøg fjernsyn.example');
  await world.pass(1_000);
  // What came before the dialog is nothing of it.
  const [said, words] = [take().slice(-1), shown()];
  expect(words).toContain('besøg fjernsyn.example');
  health = true;
  await world.press('ok');
  expect([said, take()]).toEqual([[words], ['Havgus, Program']]);
});

/** Lets the picture move for a minute: one that stands still is taken for a fault. */
async function playOn(): Promise<void> {
  const { mediaEngine } = world.ports;
  for (let second = 0; second < 60; second++) {
    await act(async () => mediaEngine.observe({ positionSeconds: mediaEngine.observation.positionSeconds + 1 }));
    await world.pass(1_000);
  }
}

test('[UI462] [found-speech-01] no network over a film is said once, and then what has focus again', async () => {
  let isReached = true;
  await open((path, query) => (isReached ? film(path, query) : unreachable()), '/se/havgus_12');
  await act(() => vi.dynamicImportSettled());
  await world.pass(100);
  await act(async () => world.ports.mediaEngine.finishLoad());
  await act(async () => world.ports.mediaEngine.observe({ isPaused: false, positionSeconds: 1 }));
  await world.pass(100);
  take();
  isReached = false;
  await act(async () => world.ports.connectivity.turn(false));
  await playOn();
  const [said, words] = [take(), shown()];
  expect(words).toContain('tjenesten');
  isReached = true;
  await act(async () => world.ports.connectivity.turn(true));
  await playOn();
  expect([said, take()]).toEqual([[words], ['Afspiller: Havgus']]);
});

test('[UI462] [found-speech-01] a film that fails is said once', async () => {
  await open(
    (path, query) => (path === '/items/12/videos' ? { status: 500, body: {} } : film(path, query)),
    '/se/havgus_12',
  );
  await act(() => vi.dynamicImportSettled());
  await world.pass(60_000);
  const words = shown();
  expect(words).toContain('kan ikke afspilles');
  expect(take().filter((text) => text.includes('kan ikke'))).toEqual([words]);
});
