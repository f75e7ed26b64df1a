import { afterAll, beforeAll, expect, test } from 'vitest';
import { dvrSeconds, liveEpochAt } from '../live/live-window';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { startTicksOf, timescaleOf } from '../repeat/fragment-times';
import { answerOf } from '../testing/answers';

/** A moment within a loop, and not at the start of a segment. */
const startAt = Date.parse('2026-11-28T20:15:31.500Z');
let nowAt = startAt;
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
afterAll(() => service.close());

async function textOf(path: string, at = startAt): Promise<string> {
  nowAt = at;
  return String((await answerOf(`${service.cdnUrl}/media/live/${path}`)).body);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await fetch(`${service.cdnUrl}/media/live/${path}`);
  expect(response.status, path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

function numbersOf(playlist: string): readonly number[] {
  return [...playlist.matchAll(/\/(\d+)\.m4s/g)].map(([, number]) => Number(number));
}

test('[RS252] the manifest slides on with the time, and tells it', async () => {
  const manifest = await textOf('forest/manifest.mpd');
  expect(manifest).toContain('type="dynamic"');
  expect(manifest).toContain(
    `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="2026-11-28T20:15:31.500Z"/>`,
  );
  const number = (text: string) => Number(/startNumber="(\d+)"/.exec(text)?.[1]);
  expect(number(await textOf('forest/manifest.mpd', startAt + 10_000))).toBe(number(manifest) + 5);
  expect(await textOf('forest/manifest.mpd')).toBe(manifest);
});

test.each(['v720', 'audio'])(
  '[RS252] the timeline of %s is unbroken, from two hours ago to two seconds before now',
  async (id) => {
    const playlist = await textOf(`forest/${id}.m3u8`);
    expect(playlist).not.toContain('ENDLIST');
    const numbers = numbersOf(playlist);
    expect(numbers).toHaveLength(dvrSeconds / 2);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
    expect(total).toBeCloseTo(dvrSeconds, 1);
    const from = Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '');
    expect(startAt - (from + total * 1_000)).toBeGreaterThanOrEqual(0);
    expect(startAt - (from + total * 1_000)).toBeLessThan(2_100);
  },
);

test('[RS253] a segment stands at its place in time, in every loop of the clip', async () => {
  for (const id of ['v240', 'audio']) {
    const timescale = timescaleOf(await bytesOf(`forest/${id}/init.mp4`));
    const last = numbersOf(await textOf(`forest/${id}.m3u8`)).slice(-31);
    const starts = await Promise.all(
      last.map(async (number) => startTicksOf(await bytesOf(`forest/${id}/${number}.m4s`)) / timescale),
    );
    expect(liveEpochAt / 1_000 + (starts[0] ?? 0), id).toBeGreaterThan(startAt / 1_000 - 65);
    expect((starts[30] ?? 0) - (starts[0] ?? 0), id).toBeCloseTo(60, 6);
    const lengths = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    for (const seconds of lengths) expect(Math.abs(seconds - 2), id).toBeLessThan(0.2);
  }
});

test('[RS253] what is not there yet, no more or not at all is 404', async () => {
  const numbers = numbersOf(await textOf('forest/v720.m3u8'));
  const [first = 0, last = 0] = [numbers[0], numbers[numbers.length - 1]];
  for (const path of [
    `forest/v720/${last + 1}.m4s`,
    `forest/v720/${first - 60}.m4s`,
    'forest/v720/x.m4s',
    'forest/v9/init.mp4',
    'forest/v9.m3u8',
    'moor/manifest.mpd',
  ])
    expect((await answerOf(`${service.cdnUrl}/media/live/${path}`)).status, path).toBe(404);
});

test('[RS253] the master names pictures and sound, and every playlist it names is there', async () => {
  const master = await textOf('lighthouse/master.m3u8');
  expect(master).toContain('RESOLUTION=1280x720,AUDIO="sound"');
  const playlists = [...master.matchAll(/[\w]+\.m3u8/g)].map(([path]) => path);
  expect(playlists).toEqual(['audio.m3u8', 'v720.m3u8', 'v480.m3u8', 'v240.m3u8']);
  for (const path of playlists) expect(numbersOf(await textOf(`lighthouse/${path}`))).not.toEqual([]);
});

test('[RS820] a stream has the sound that describes its pictures beside the one that everybody hears', async () => {
  const sets = (await textOf('forest/manifest.mpd')).split('<AdaptationSet').slice(1);
  expect(sets.map((set) => /contentType="(\w+)"/.exec(set)?.[1])).toEqual(['video', 'audio', 'audio']);
  expect(sets.map((set) => set.includes('value="description"'))).toEqual([false, false, true]);
  const sounds = (await textOf('forest/master.m3u8')).split('\n').filter((line) => line.includes('TYPE=AUDIO'));
  expect(sounds.map((line) => [/DEFAULT=(\w+)/.exec(line)?.[1], line.includes('describes-video')])).toEqual([
    ['YES', false],
    ['NO', true],
  ]);
  const [number = 0] = numbersOf(await textOf('forest/description.m3u8'));
  const [plain, described] = await Promise.all(
    ['audio', 'description'].map((id) => bytesOf(`forest/${id}/${number}.m4s`)),
  );
  expect(plain).not.toEqual(described);
});

test('[RS254] the media host refuses what is only for Denmark in html', async () => {
  const { status, headers, body } = await answerOf(`${service.cdnUrl}/media/blocked/forest/master.m3u8`);
  expect([status, headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8']);
  expect(body).toContain('Access denied');
});
