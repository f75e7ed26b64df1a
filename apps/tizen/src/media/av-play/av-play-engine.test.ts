import { toMediaSurface } from '@fjernsyn/browser';
import { createTestWindow } from '@fjernsyn/browser/testing';
import type { MediaSource } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createFakeAvPlay } from '../../testing/fake-av-play';
import type { AvPlayStream } from './av-play';
import { createAvPlayEngines } from './av-play-engines';

const film: MediaSource = {
  url: 'https://media.example/film.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 0,
  subtitles: [],
};

const stream = (index: number, type: AvPlayStream['type'], facts: object): AvPlayStream => ({
  index,
  type,
  extra_info: JSON.stringify(facts),
});
const streams = [
  stream(0, 'VIDEO', { fourCC: 'H264', Width: '1280', Height: '720', Bit_rate: '2500000' }),
  stream(1, 'AUDIO', { language: 'da', role: 'description' }),
  stream(2, 'AUDIO', { language: 'da' }),
  stream(3, 'TEXT', { track_lang: 'sv' }),
];

/** An engine on a set's page of 1280×720, which can be hidden. */
async function open(options: Parameters<typeof createFakeAvPlay>[0] = {}) {
  const window = createTestWindow();
  const { document } = window;
  const fake = createFakeAvPlay(options);
  const around = document.body.appendChild(document.createElement('div'));
  const video = around.appendChild(document.createElement('video'));
  video.className = 'video';
  const box = { left: 0, top: 0, width: 1280, height: 720 };
  window.HTMLObjectElement.prototype.getBoundingClientRect = () => box as DOMRect;
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
  const page = { isHidden: false };
  Object.defineProperty(document, 'hidden', { get: () => page.isHidden });
  const engine = await createAvPlayEngines(fake.avPlay).open(toMediaSurface(video), new AbortController().signal);
  const errors: string[] = [];
  engine.subscribe(
    () => undefined,
    ({ code }) => errors.push(code),
  );
  return {
    ...fake,
    engine,
    around,
    box,
    errors,
    window,
    async load(change: Partial<MediaSource> = {}) {
      const loading = engine.load({ ...film, ...change });
      fake.prepared();
      await loading;
    },
    show(isShown: boolean) {
      page.isHidden = !isShown;
      document.dispatchEvent(new window.Event('visibilitychange'));
    },
    lines: () => Array.from(around.querySelectorAll('span'), ({ textContent }) => textContent),
    clear: () => fake.calls.splice(0),
  };
}

test('[TZ541] opens, listens, places and prepares in this order, and closes on the way out', async () => {
  const { engine, calls, load, tell } = await open();
  await load();
  await engine.dispose();
  await engine.dispose();
  tell('oncurrentplaytime', 4_000);
  expect(calls).toEqual([`open ${film.url}`, 'setListener', 'setDisplayRect 0,0,1920,1080', 'prepareAsync', 'close']);
});

test.each<[string, (rig: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
  ['another load', ({ load }) => load()],
  ['the end of the page', async ({ window }) => window.dispatchEvent(new window.Event('pagehide'))],
  [
    'the end of the engine while it loads',
    async ({ engine }) => {
      engine.load(film).catch(() => undefined);
      await engine.dispose();
    },
  ],
])('[TZ541] %s closes what was open', async (_what, leave) => {
  const rig = await open();
  await rig.load();
  rig.clear();
  await leave(rig);
  expect(rig.calls[0]).toBe('close');
});

test('[TZ541] what cannot be opened or protected is closed', async () => {
  const { engine, calls, facts } = await open();
  facts.throws.open = 'InvalidValuesError';
  await expect(engine.load(film)).rejects.toMatchObject({ code: 'media/missing' });
  expect(calls[calls.length - 1]).toBe('close');
});

test('[TZ542] [P101] asks for nothing before it is prepared, and for one thing at a time after that', async () => {
  const { engine, calls, prepared, arrived, clear } = await open();
  const loading = engine.load({ ...film, startSeconds: 30 });
  const playing = engine.play();
  expect(calls[calls.length - 1]).toBe('prepareAsync');
  clear();
  prepared();
  await Promise.all([loading, playing]);
  engine.seek(40);
  engine.seek(50);
  expect(calls).toEqual(['seekTo 30000']);
  expect(engine.observation).toMatchObject({ positionSeconds: 50, isSeeking: true });
  arrived();
  arrived();
  expect(calls).toEqual(['seekTo 30000', 'seekTo 50000', 'play']);
});

test('[TZ542] a seek that is refused leaves it where it is, and a call that is not allowed is told', async () => {
  const { engine, facts, errors, load } = await open();
  await load();
  facts.throws.seekTo = 'InvalidStateError';
  engine.seek(40);
  expect(engine.observation).toMatchObject({ positionSeconds: 0, isSeeking: false });
  facts.throws.play = 'InvalidStateError';
  await engine.play();
  expect(errors).toEqual(['media/unknown']);
});

test('[TZ543] shows its pictures through a hole below the page, and follows where that goes', async () => {
  const { engine, around, box, calls, tell, load } = await open();
  await load();
  expect(Array.from(around.children, ({ tagName, className }) => `${tagName} ${className}`)).toEqual([
    'OBJECT video',
    'VIDEO video',
  ]);
  expect(around.querySelector('object')?.type).toBe('application/avplayer');
  tell('oncurrentplaytime', 0);
  Object.assign(box, { left: 60, top: 128, width: 404, height: 227 });
  tell('oncurrentplaytime', 500);
  expect(calls.filter((call) => call.startsWith('setDisplayRect'))).toEqual([
    'setDisplayRect 0,0,1920,1080',
    'setDisplayRect 90,192,606,341',
  ]);
  await engine.dispose();
  expect(around.children).toHaveLength(1);
});

test('[TZ543] a rectangle that the set refuses stops nothing', async () => {
  const { engine, facts, load } = await open();
  facts.throws.setDisplayRect = 'InvalidStateError';
  await load();
  expect(engine.observation.isLoaded).toBe(true);
});

test.each([
  ['PLAYER_ERROR_CONNECTION_FAILED', 'media/network', 'media/network'],
  ['PLAYER_ERROR_NO_SUCH_FILE', 'media/missing', 'media/missing'],
  ['PLAYER_ERROR_NOT_SUPPORTED_FORMAT', 'media/unsupported', 'media/decode'],
  ['InvalidAccessError', 'media/network', 'media/network'],
  ['PLAYER_ERROR_GENEREIC', 'media/unknown', 'media/unknown'],
])('[TZ544] %s is %s of a load, and %s of what plays', async (name, ofLoad, ofPlaying) => {
  const { engine, errors, prepared, tell, load } = await open();
  const loading = engine.load(film);
  prepared({ name });
  await expect(loading).rejects.toMatchObject({ code: ofLoad });
  await load();
  tell('onerror', name);
  expect(errors).toEqual([ofPlaying]);
});

test('[TZ545] [P049] hears what was wished for once it plays, and changes audio no sooner than it is buffered', async () => {
  const { engine, calls, facts, tell, load, clear } = await open();
  await load({ audio: { isDescription: false } });
  facts.streams = streams;
  await engine.play();
  tell('onbufferingstart');
  clear();
  tell('oncurrentplaytime', 500);
  expect(calls).toEqual([]);
  expect(engine.observation.tracks.map(({ id, isSelected, roles }) => [id, isSelected, roles])).toEqual([
    ['audio 1', false, ['description']],
    ['audio 2', true, []],
    ['text 3', false, []],
  ]);
  tell('onbufferingcomplete');
  expect(calls).toEqual(['setSelectTrack AUDIO 2']);
});

test('[TZ546] draws the lines of the media itself, as long as it is told, and none after a seek', async () => {
  const { engine, calls, facts, tell, load, lines, clear } = await open();
  await load();
  facts.streams = streams;
  tell('onsubtitlechange', 2_000, 'Nej');
  expect(lines()).toEqual([]);
  clear();
  engine.selectTrack('subtitle', 'text 3');
  expect(calls).toEqual(['setSelectTrack TEXT 3', 'setSilentSubtitle false']);
  facts.positionMs = 10_000;
  tell('onsubtitlechange', '2000', '<i>Hej</i><br>du');
  tell('oncurrentplaytime', 11_000);
  expect(lines()).toEqual(['Hej\ndu']);
  engine.seek(60);
  expect(lines()).toEqual([]);
  tell('onsubtitlechange', 2_000, 'Farvel');
  engine.selectTrack('subtitle', null);
  expect([lines(), calls[calls.length - 1]]).toEqual([[], 'setSilentSubtitle true']);
});

test('[TZ547] is suspended while the application is hidden, once, and restored where it was', async () => {
  const { engine, calls, facts, load, show, restored, clear } = await open();
  await load();
  await engine.play();
  facts.positionMs = 12_000;
  clear();
  show(false);
  show(false);
  facts.positionMs = 0;
  engine.pause();
  expect(engine.observation.positionSeconds).toBe(12);
  show(true);
  show(true);
  await engine.play();
  expect(calls).toEqual(['suspend', `restoreAsync ${film.url} 12000 false`]);
  facts.state = 'PAUSED';
  restored();
  expect(calls.slice(2)).toEqual(['play']);
});

test('[TZ547] an older set restores by the call that waits, and a live stream where it is live', async () => {
  const { calls, facts, load, show, clear } = await open({ restoresAsync: false });
  await load();
  facts.positionMs = 12_000;
  clear();
  show(false);
  show(true);
  await load({ isLive: true });
  show(false);
  show(true);
  expect(calls.filter((call) => call.startsWith('restore'))).toEqual([
    `restore ${film.url} 12000`,
    `restore ${film.url} `,
  ]);
});

test('[TZ547] what cannot be restored is loaded anew by its player', async () => {
  const { errors, facts, load, show } = await open({ restoresAsync: false });
  await load();
  facts.throws.restore = 'InvalidStateError';
  show(false);
  show(true);
  expect(errors).toEqual(['media/decode']);
});

test('[TZ547] what is prepared behind something else waits for the application', async () => {
  const { engine, calls, prepared, show, restored } = await open();
  const loading = engine.load({ ...film, startSeconds: 30 });
  show(false);
  prepared();
  await loading;
  expect(calls.slice(-2)).toEqual(['prepareAsync', 'suspend']);
  show(true);
  restored();
  expect(calls[calls.length - 1]).toBe('seekTo 30000');
});

test('[TZ548] tells the size and the bits of the picture that shows', async () => {
  const { engine, facts, tell, load } = await open();
  await load();
  expect(engine.observation.rendition).toBeUndefined();
  facts.streams = streams;
  tell('onevent', 'PLAYER_MSG_RESOLUTION_CHANGED', '');
  expect(engine.observation.rendition).toEqual({ bitsPerSecond: 2_500_000, width: 1280, height: 720 });
});

test('[TZ549] a live stream can be gone back in as far as it is told, and a film in all its length', async () => {
  const { engine, facts, load } = await open();
  await load();
  expect(engine.observation).toMatchObject({ durationSeconds: 100, seekableSeconds: { start: 0, end: 100 } });
  facts.liveWindow = '60000|7260000';
  await load({ isLive: true });
  expect(engine.observation).toMatchObject({ durationSeconds: 7260, seekableSeconds: { start: 60, end: 7260 } });
  facts.liveWindow = '';
  await load({ isLive: true });
  expect(engine.observation).toMatchObject({ durationSeconds: undefined, seekableSeconds: { start: 0, end: 0 } });
});

test('[TZ550] has PlayReady ask for its licences where the source says, before it is prepared', async () => {
  const { calls, facts, engine, load } = await open();
  const protection = { system: 'playready', licenseUrl: 'https://keys.example', headers: { token: 'secret' } } as const;
  await load({ protection });
  const properties = {
    DeleteLicenseAfterUse: true,
    LicenseServer: 'https://keys.example',
    HttpHeader: 'token: secret',
  };
  const asked = `setDrm PLAYREADY SetProperties ${JSON.stringify(properties)}`;
  expect(calls.indexOf(asked)).toBeGreaterThan(-1);
  expect(calls.indexOf(asked)).toBeLessThan(calls.indexOf('prepareAsync'));
  facts.throws.setDrm = 'SecurityError';
  await expect(engine.load({ ...film, protection })).rejects.toMatchObject({ code: 'media/drm' });
});
