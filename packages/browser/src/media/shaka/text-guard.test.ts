import type { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import { createFakeShaka } from '../../testing/fake-shaka';
import type { ShakaRequestContext } from './shaka-namespace';
import { createTextGuard } from './text-guard';

/** The guard of a player whose media lasts from 10 to 90 s. */
function setUp() {
  const shaka = createFakeShaka();
  const told: AppError[] = [];
  const player = new shaka.namespace.Player();
  const guard = createTextGuard({
    shaka: shaka.namespace,
    player,
    document: {} as Document,
  });
  guard.begin((error) => told.push(error));
  const lost = () => told.map(({ code, facts }) => `${code} ${facts.lost} ${facts.httpStatus ?? ''}`.trim());
  return { shaka, guard, lost, told };
}

const part: ShakaRequestContext = { stream: { type: 'text' }, segment: { startTime: 20, endTime: 30 } };
const whole: ShakaRequestContext = { stream: { type: 'text' }, segment: { startTime: 0, endTime: 90 } };
const gone = { code: 1001, data: ['https://media.example/part', 404] };
const down = { code: 1001, data: ['https://media.example/part', 503] };
const time = { segmentStart: 20, segmentEnd: 30 };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const numbered = (category: number, code: number) => ({ severity: 2, category, code, data: [] });

test('[BR184] [found-sub-01] a part that is gone has no lines, and the parts after it show', async () => {
  const { shaka, lost } = setUp();
  const { data, status } = await shaka.request(gone, part);
  expect([new TextDecoder().decode(data), status]).toEqual(['WEBVTT\n\n', 200]);
  expect(shaka.readerOf('text/vtt').parseMedia(new Uint8Array(data), time)).toEqual([]);
  expect(lost()).toEqual(['media/text part 404']);
});

test.each([
  ['gone', gone, 0, 'media/text track 404'],
  ['down', down, 1, 'media/text track 503'],
  ['cut off', { code: 1002, data: ['', null, 1] }, 1, 'media/text track'],
  ['late', { code: 1003, data: ['', 1] }, 1, 'media/text track'],
])(
  '[BR184] [found-sub-02] a file that is %s is told as lost, and what plays goes on',
  async (_, error, attempt, code) => {
    const { shaka, lost } = setUp();
    await shaka.request(error, whole, attempt);
    expect(lost()).toEqual([code]);
  },
);

test('[BR842] [found-sub-02] a file that is gone is asked for where else it lies, and is lost after the last', async () => {
  const { shaka, guard, lost } = setUp();
  const otherUrls = ['https://b.example/part', 'https://c.example/part'];
  const [url = ''] = shaka.uris;
  guard.onBeside([{ url, otherUrls, language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' }]);
  const missing = { ...gone, severity: 1 };
  await expect(shaka.request(missing, whole, 0)).rejects.toMatchObject(missing);
  expect([shaka.uris, shaka.retryParameters.maxAttempts]).toEqual([[url, ...otherUrls], 3]);
  shaka.uris = [url];
  await shaka.request(missing, whole, 2);
  expect(lost()).toEqual(['media/text track 404']);
});

test('[BR184] [found-sub-02] a failure that may pass is tried again first, and a track that is turned off is no failure', async () => {
  const { shaka, lost } = setUp();
  await expect(shaka.request(down, whole, 0)).rejects.toMatchObject(down);
  await expect(shaka.request({ code: 7001 }, whole, 1)).rejects.toMatchObject({ code: 7001 });
  expect(lost()).toEqual([]);
});

test('[BR184] [found-sub-01] of a live stream, whatever its window, a part is lost alone', async () => {
  const { shaka, lost } = setUp();
  shaka.isLive = true;
  await shaka.request(gone, whole);
  expect(lost()).toEqual(['media/text part 404']);
});

test('[BR184] [found-sub-01] requests of anything else fail as they do', async () => {
  const { shaka, lost } = setUp();
  await expect(shaka.request(gone, { stream: { type: 'video' } }, 1)).rejects.toMatchObject(gone);
  await expect(shaka.request(gone, undefined, 1)).rejects.toMatchObject(gone);
  expect([lost(), shaka.retryParameters.timeout]).toEqual([[], 30_000]);
});

test('[BR184] [found-sub-02] subtitles that hang are given up before what plays waits for them', async () => {
  const { shaka } = setUp();
  await shaka.request(gone, part);
  expect(shaka.retryParameters).toEqual({ maxAttempts: 2, timeout: 8_000, connectionTimeout: 0, stallTimeout: 0 });
});

test('[BR184] [found-sub-01] a list of parts that cannot be had loses the track alone', () => {
  const { shaka, guard, lost } = setUp();
  expect(guard.takes(numbered(1, 1001))).toBe(false);
  guard.onSelected(true);
  expect(guard.takes(numbered(3, 3014))).toBe(false);
  expect(guard.takes(numbered(4, 4015))).toBe(true);
  expect(guard.takes(numbered(1, 1002))).toBe(false);
  guard.onSelected(true);
  guard.onSelected(false);
  expect(guard.takes(numbered(1, 1002))).toBe(false);
  expect([lost(), shaka.calls]).toEqual([['media/text track'], ['retry']]);
});

test('[BR184] [found-sub-01] once a part was asked for, a failed list is another stream’s', async () => {
  const { shaka, guard } = setUp();
  guard.onSelected(true);
  await shaka.request(gone, part);
  expect(guard.takes(numbered(1, 1002))).toBe(false);
});

test('[BR184] [found-sub-03] errors of subtitles are never the film’s, and others are', () => {
  const { guard, lost } = setUp();
  expect([guard.takes(numbered(2, 2003)), guard.takes('odd'), guard.takes(numbered(6, 6001))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(lost()).toEqual(['media/text track']);
});

test.each([
  ['a login page', '<!doctype html><p>Log på</p>'],
  ['nothing', ''],
])('[BR185] [found-sub-02] [found-sub-03] %s in place of the file has no lines, and is told', (_, text) => {
  const { shaka, lost } = setUp();
  const reader = shaka.readerOf('text/vtt');
  expect(reader.parseMedia(bytes(text), { segmentStart: 0, segmentEnd: 90 })).toEqual([]);
  expect(reader.parseMedia(bytes(text), time)).toEqual([]);
  expect(lost()).toEqual(['media/text track', 'media/text part']);
});

test('[BR185] [found-sub-03] TTML is read whatever it is said to be', () => {
  const { shaka, lost } = setUp();
  const ttml = '<?xml version="1.0"?>\n<!-- til prøve -->\n<tt xmlns="http://www.w3.org/ns/ttml"/>';
  for (const kind of ['text/vtt', 'application/ttml+xml']) {
    expect(shaka.readerOf(kind).parseMedia(bytes(ttml), time)).toEqual([`ttml: ${ttml}`]);
  }
  expect(lost()).toEqual([]);
});

test('[BR185] [found-sub-04] WebVTT is mended before it is read, in the encoding that it names', () => {
  const { shaka } = setUp();
  const careless = 'WEBVTT\n00:01.000 -> 00:03.000\nÅh</i>\n';
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from(careless).flatMap((sign) => [sign.charCodeAt(0), 0])]);
  for (const data of [bytes(careless), utf16]) {
    expect(shaka.readerOf('text/vtt').parseMedia(data, time)).toEqual(['vtt: WEBVTT\n\n00:01.000 --> 00:03.000\nÅh\n']);
  }
});

test('[BR185] [found-sub-03] readers of other containers lose no more than their part', () => {
  const { shaka, lost } = setUp();
  const reader = shaka.readerOf('application/mp4; codecs="stpp"');
  reader.setManifestType('DASH');
  reader.parseInit(bytes(''));
  expect(reader.parseMedia(bytes('moof'), time)).toEqual([]);
  expect(reader.parseMedia(bytes('moof <tt>'), time)).toEqual(['mp4 ttml: moof <tt>']);
  expect([lost(), shaka.calls]).toEqual([['media/text part'], ['mp4 ttml of DASH', 'mp4 ttml init']]);
});
