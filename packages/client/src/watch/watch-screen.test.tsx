import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError, createObservable } from '@fjernsyn/kernel';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { openedOf } from '@fjernsyn/shell/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage } from '../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld, unreachable } from '../testing/fake-world';

let world: FakeWorld | undefined;

afterEach(async () => {
  await world?.leave();
  world = undefined;
});

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

const item = { id: '12', type: 'program', title: 'Havgus', duration: 100 };

const sitemap = [{ id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];

const serve =
  (media: typeof file): FakeRoutes =>
  (path) => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
    if (path === '/items/12/videos') return { body: [media] };
    return path === '/items/12' ? { body: item } : undefined;
  };

const service = serve(file);

/** The watch screen while its film plays, with focus on Pause. */
async function watching(routes = service): Promise<FakeWorld> {
  const opened = await openFakeWorld(routes, '/se/havgus_12');
  world = opened;
  const { mediaEngine } = opened.ports;
  mediaEngine.thumbnails = [
    {
      startSeconds: 0,
      durationSeconds: 4,
      url: 'https://media.example/sheet.jpg',
      x: 0,
      y: 0,
      width: 240,
      height: 135,
      sheetWidth: 1200,
      sheetHeight: 405,
    },
  ];
  // The screen and the player are modules that come in their own time.
  await expect
    .poll(async () => {
      await act(() => vi.dynamicImportSettled());
      await opened.pass(100);
      return mediaEngine.calls;
    })
    .toContain('load');
  await act(async () => mediaEngine.finishLoad());
  await act(async () => mediaEngine.observe({ isPaused: false, positionSeconds: 1 }));
  await opened.pass(100);
  return opened;
}

/** Lets time pass while the picture moves. */
async function playOn({ ports, pass }: FakeWorld, seconds: number): Promise<void> {
  const { mediaEngine } = ports;
  for (let second = 0; second < seconds; second++) {
    await act(async () => mediaEngine.observe({ positionSeconds: mediaEngine.observation.positionSeconds + 1 }));
    await pass(1_000);
  }
}

const under = (): string | null | undefined =>
  document.querySelector('video')?.parentElement?.getAttribute('data-under');

test('[P063] [CL30] says what subtitles have to stand above: controls, the small pictures, or nothing', async () => {
  const { press, focused } = await watching();
  expect([focused(), under()]).toEqual(['Pause', 'controls']);
  await press('up');
  expect([focused(), under()]).toEqual(['Position: 0:01', 'strip']);
  await press('down');
  expect(under()).toBe('controls');
  await press('back');
  expect(under()).toBeNull();
});

test('[SH350] [found-sets-01] the decoder is held until the viewer leaves what is watched', async () => {
  const { press, ports } = await watching();
  expect(ports.mediaEngines.holdCount).toBe(1);
  await press('back', 'back');
  expect(ports.mediaEngines.holdCount).toBe(0);
});

test('[CL31] the player has the platform’s focus while its controls are hidden, and keys work as before', async () => {
  const { press, focused } = await watching();
  await press('back');
  expect([document.activeElement?.tagName, focused()]).toEqual(['MAIN', 'Afspiller: Havgus']);
  await press('ok');
  expect(focused()).toBe('Pause');
});

test('[CL31] Tab brings the controls back instead of taking the focus out of the page', async () => {
  const { press, focused } = await watching();
  await press('back');
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(tab));
  expect([tab.defaultPrevented, focused()]).toEqual([true, 'Pause']);
});

test('[CL323] [CL324] from Play to Pause focus stops at nothing else, and the title is said once', async () => {
  const asked: string[] = [];
  const opened = await openFakeWorld((path, query) => {
    asked.push(path);
    if (path === '/page') return { body: query.get('path') === '/' ? homePage : filmPage(12, 'Havgus') };
    return service(path, query);
  });
  world = opened;
  await opened.press('ok');
  expect(opened.focused()).toBe('Afspil');
  const stops: string[] = [];
  const hear = (): void => void stops.push(opened.focused());
  document.addEventListener('focusin', hear);
  await opened.press('ok');
  await act(() => vi.dynamicImportSettled());
  await opened.pass(100);
  await act(async () => opened.ports.mediaEngine.finishLoad());
  await opened.pass(100);
  document.removeEventListener('focusin', hear);
  expect(stops).toEqual(['Et øjeblik …', 'Afspiller: Havgus', 'Pause']);
  // The page had the item.
  expect(asked.filter((path) => path.startsWith('/items/'))).toEqual(['/items/12/videos']);
});

test('[SH15] a film that an address names is asked for once', async () => {
  const { ports, text } = await watching();
  const asked = ports.http.requests.map(({ url }) => new URL(url).pathname);
  expect(asked.filter((path) => path.startsWith('/items/')).sort()).toEqual(['/items/12', '/items/12/videos']);
  expect(text()).toContain('Havgus');
});

test('[CL324] what is fetched stands by its title on the player’s ground, and words join it where it takes long', async () => {
  let answer: (body: FakeAnswer) => void = () => undefined;
  const hanging = new Promise<FakeAnswer>((resolve) => {
    answer = resolve;
  });
  const opened = await openFakeWorld(
    (path, query) => (path === '/items/12' ? hanging : service(path, query)),
    '/se/havgus_12',
  );
  world = opened;
  const { text, pass, press, focused } = opened;
  await act(() => vi.dynamicImportSettled());
  await press('ok', 'up', 'down');
  await pass(500);
  expect([focused(), text()]).toEqual(['Et øjeblik …', expect.stringContaining('Et øjeblik …')]);
  expect(document.querySelector('main')?.className).toContain('fs-deep');
  await act(async () => answer({ body: item }));
  await pass(100);
  await act(async () => opened.ports.mediaEngine.finishLoad());
  await pass(100);
  expect(focused()).toBe('Pause');
});

test('[CL440] before the first picture there is a title and no bar, button or length', async () => {
  const opened = await openFakeWorld(service, '/se/havgus_12');
  world = opened;
  await act(() => vi.dynamicImportSettled());
  await opened.pass(100);
  const shown = () => [document.querySelector('[role=slider]') !== null, opened.text().includes('1:40')];
  expect([opened.text(), opened.focused(), ...shown()]).toEqual([
    expect.stringContaining('Havgus'),
    'Afspiller: Havgus',
    false,
    false,
  ]);
  await opened.press('ok');
  expect(opened.focused()).toBe('Afspiller: Havgus');
  await act(async () => opened.ports.mediaEngine.finishLoad());
  await opened.pass(100);
  expect([opened.focused(), ...shown()]).toEqual(['Pause', true, true]);
});

test('[CL441] [found-end-01] what ends with hidden controls says so, with focus on watching again', async () => {
  const opened = await watching();
  const { pass, ports, focused, text, press } = opened;
  await playOn(opened, 10);
  expect(focused()).toBe('Afspiller: Havgus');
  await act(async () => ports.mediaEngine.observe({ hasEnded: true, positionSeconds: 100 }));
  await pass(60_000);
  expect([focused(), text()]).toEqual(['Se forfra', expect.stringContaining('Programmet er slut')]);
  await press('ok');
  expect([focused(), text().includes('Programmet er slut'), ports.mediaEngine.calls.slice(-2)]).toEqual([
    'Pause',
    false,
    ['seek 0', 'play'],
  ]);
});

/** A channel’s window of ten minutes, on a clock that began at availabilityStartTime. */
const eightMonths = 28_711_103;
const window = { start: eightMonths - 600, end: eightMonths };

test('[CL442] [CL443] [found-live-01] a channel is marked live, and back in its window tells the time of day and how far behind', async () => {
  const { ports, text, press, focused } = await watching(serve({ ...file, isStreamLive: true }));
  const originAt = 1_767_225_600_000;
  const at = (positionSeconds: number) =>
    act(async () => ports.mediaEngine.observe({ originAt, positionSeconds, seekableSeconds: window }));
  await at(eightMonths - 3);
  // 28 711 100 s after the first of January 2026, in Copenhagen.
  expect([text().includes('Live'), text().includes('08.18'), text().includes('efter live')]).toEqual([
    true,
    true,
    false,
  ]);
  await press('up');
  expect(focused()).toBe('Position: Live');
  await at(eightMonths - 272);
  expect([text().includes('4:32 efter live'), text().includes('08.13')]).toEqual([true, true]);
  expect(focused()).toBe('Position: 4:32 efter live');
  await press('down', 'right', 'right', 'right');
  expect(focused()).toBe('Til live');
  await press('ok');
  expect(ports.mediaEngine.calls).toContain(`seek ${eightMonths - 6}`);
});

test('[CL31] the player has the platform’s focus while its film is on its way, and then what can be pressed', async () => {
  world = await openFakeWorld(
    (path, query) => (path === '/items/12' ? unreachable() : service(path, query)),
    '/se/havgus_12',
  );
  await act(() => vi.dynamicImportSettled());
  expect(document.activeElement?.tagName).toBe('MAIN');
  await world.pass(10_000);
  expect(world.focused()).toBe('Prøv igen');
});

test('[CL34] [ptr-04] [ptr-05] a pointer that moves brings the controls, a way back among them', async () => {
  const opened = await watching();
  const { ports } = opened;
  const controls = (): string | null | undefined =>
    document.querySelector('[data-focus-id$="/top/back"]')?.closest('[aria-hidden]')?.getAttribute('aria-hidden');
  await playOn(opened, 10);
  expect(controls()).toBe('true');
  await act(async () => {
    document.querySelector('main')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 400 }));
  });
  expect(controls()).toBe('false');
  expect(ports.mediaEngine.observation.isPaused).toBe(false);
});

/** Loses the network, or finds it again, as the set tells and calls bear out. */
async function turnNetwork({ ports, pass }: FakeWorld, isReached: boolean): Promise<void> {
  ports.http.serve(({ url }) =>
    isReached ? (service(new URL(url).pathname, new URLSearchParams()) ?? { status: 404 }) : unreachable(),
  );
  for (const isOnline of [!isReached, isReached]) await act(async () => ports.connectivity.turn(isOnline));
  await pass(2_000);
  await act(() => vi.dynamicImportSettled());
  await pass(100);
}

/** Loses the connection for good, with nothing left to show. */
async function breakOff({ ports, pass }: FakeWorld): Promise<void> {
  await act(async () => {
    ports.mediaEngine.observe({ isWaiting: true });
    ports.mediaEngine.fail(new AppError('media/network'));
  });
  await pass(31_000);
}
const failure = 'Der er ikke forbindelse til filmen.';
const dialog = 'Vi kan ikke få fat i tjenesten';

test('[CL193] [CL194] [CL444] [found-offline-01] a film that breaks off behind the dialog of no connection says so only when the dialog goes', async () => {
  const opened = await watching();
  await turnNetwork(opened, false);
  await playOn(opened, 6);
  expect(opened.text()).toContain(dialog);
  expect(opened.text()).not.toContain('Ingen forbindelse');
  expect(opened.focused()).toBe('Prøv igen');
  await breakOff(opened);
  expect([opened.text().includes(failure), opened.focused()]).toEqual([false, 'Prøv igen']);
  await opened.press('back');
  expect([opened.text().includes(failure), opened.text().includes(dialog)]).toEqual([true, false]);
  expect(opened.focused()).toBe('Prøv igen');
});

test('[CL444] [found-offline-01] a film that breaks off keeps its last picture behind a dialog, with a short code', async () => {
  const opened = await watching();
  await breakOff(opened);
  expect([opened.focused(), opened.text()]).toEqual(['Prøv igen', expect.stringContaining('Fejlkode: 201')]);
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(opened.ports.mediaEngine.calls).not.toContain('dispose');
  await opened.press('ok');
  expect(opened.ports.mediaEngine.calls.slice(-1)).toEqual(['load']);
});

test('[CL193] a film that breaks off before the network is known to be lost says so alone', async () => {
  const opened = await watching();
  await breakOff(opened);
  await turnNetwork(opened, false);
  expect([opened.text().includes(failure), opened.text().includes(dialog)]).toEqual([true, false]);
  expect(opened.focused()).toBe('Prøv igen');
});

test.each(['first', 'last'])('[CL193] a film that breaks off %s plays on when the network is back', async (order) => {
  const opened = await watching();
  if (order === 'first') await breakOff(opened);
  await turnNetwork(opened, false);
  if (order === 'last') await breakOff(opened);
  const loads = (): number => opened.ports.mediaEngine.calls.filter((call) => call === 'load').length;
  const before = loads();
  await turnNetwork(opened, true);
  expect([opened.text().includes(failure), opened.text().includes(dialog)]).toEqual([false, false]);
  expect(loads()).toBe(before + 1);
});

test.each([
  ['five hours ahead', { date: 'Thu, 12 Mar 2026 15:00:00 GMT' }, 'Slutter 16.01'],
  ['six years behind', { date: 'Sat, 12 Jun 2032 20:00:00 GMT' }, 'Slutter 22.01'],
  ['whose service tells no time', {}, undefined],
])(
  '[CL480] [found-clock-01] a set %s tells when the film ends by the service’s time, or not',
  async (_, headers, told) => {
    const { text } = await watching((path, query) =>
      path === '/items/12' ? { body: item, headers } : service(path, query),
    );
    expect(/Slutter \d\d\.\d\d/.exec(text())?.[0]).toBe(told);
  },
);

test('[CL447] [found-desk-01] in a desktop window a click on the picture pauses and plays, and a double click fills the screen', async () => {
  const toggle = vi.fn();
  const { ports, focused } = await watching();
  Object.assign(ports, { fullScreen: { toggle } });
  const main = document.querySelector('main');
  const click = (type: string, pointerType = 'mouse') =>
    act(async () => void main?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })));
  const isPaused = () => ports.mediaEngine.observation.isPaused;
  document.documentElement.setAttribute('data-layout', 'tv');
  await click('click');
  expect(isPaused()).toBe(false);
  document.documentElement.setAttribute('data-layout', 'desktop');
  await click('click', 'touch');
  expect(isPaused()).toBe(false);
  await click('click');
  expect(isPaused()).toBe(true);
  await act(async () => document.querySelector<HTMLElement>('[data-focus-id$="/buttons/play"]')?.click());
  expect([isPaused(), focused()]).toEqual([false, 'Pause']);
  await click('dblclick');
  expect(toggle).toHaveBeenCalledTimes(1);
  document.documentElement.removeAttribute('data-layout');
});

test.each([
  ['the network', new AppError('http/unreachable'), 'Ingen forbindelse'],
  ['the service', new AppError('api/failed', { facts: { status: 503 } }), 'Vi er væk et øjeblik'],
  ['a script', new TypeError('Failed to fetch'), 'Afspilleren kunne ikke hentes'],
])('[CL481] a film that cannot be opened says that it was %s', async (_, thrown, title) => {
  world = await openFakeWorld(service);
  const { places, playing } = openedOf(world.application);
  const opening = { item: createObservable<undefined>(undefined), load: () => Promise.reject(thrown) };
  const watch = vi.spyOn(playing, 'watch').mockReturnValue(opening);
  await act(async () => places.navigation.push('/se/havgus_12'));
  await act(() => vi.dynamicImportSettled());
  await world.pass(100);
  watch.mockRestore();
  expect(world.text()).toContain(title);
});
