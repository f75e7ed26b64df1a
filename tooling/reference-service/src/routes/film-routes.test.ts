import { type MediaFile, parseMediaFiles } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { startTicksOf, timescaleOf } from '../repeat/fragment-times';
import { answerOf, faultNotes } from '../testing/answers';

const { report } = faultNotes();
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function filesOf(id: string): Promise<readonly MediaFile[]> {
  return parseMediaFiles((await answerOf(`${service.cdnUrl}/items/${id}/videos`)).body, report);
}

async function textOf(path: string): Promise<string> {
  return String((await answerOf(`${service.cdnUrl}/media/${path}`)).body);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await fetch(`${service.cdnUrl}/media/${path}`);
  expect(response.status, path).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1));

test('[RS600] a title is as long as it says, in every format', async () => {
  const [dash, hls, webm] = await filesOf('201201');
  const minutes = Number(/\/long\/(\d+)\//.exec(dash?.url ?? '')?.[1]);
  const { body } = await answerOf(`${service.cdnUrl}/items/201201`);
  expect((body as { duration: number }).duration).toBe(minutes * 60);
  const lasts = `mediaPresentationDuration="PT${minutes * 60}S"`;
  for (const file of [dash, webm]) expect((await answerOf(file?.url ?? '')).body, file?.url).toContain(lasts);
  const playlist = await answerOf((hls?.url ?? '').replace('master', 'v480'));
  const seconds = matches(String(playlist.body), /EXTINF:([\d.]+)/g).reduce((sum, [each]) => sum + Number(each), 0);
  expect(seconds).toBe(minutes * 60);
  const [, mp4] = (await filesOf('790001')).map(({ url }) => url);
  expect(mp4).toBe(`${service.cdnUrl}/media/night-train/film.mp4`);
});

test.each(['v240', 'audio'])('[RS601] %s goes on without a break from time to time, to the end', async (id) => {
  const playlist = await textOf(`long/3/forest/${id}.m3u8`);
  expect(playlist).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD[\s\S]*#EXT-X-ENDLIST\n$/);
  const segments = matches(playlist, /EXTINF:([\d.]+),\n(\S+)/g);
  expect(segments.map(([, path]) => path)).toEqual(Array.from({ length: 90 }, (_, number) => `${id}/${number}.m4s`));
  const timescale = timescaleOf(await bytesOf(`long/3/forest/${id}/init.mp4`));
  let seconds = 0;
  for (const [length, path] of segments.slice(0, 62)) {
    expect(startTicksOf(await bytesOf(`long/3/forest/${path}`)) / timescale, path).toBeCloseTo(seconds, 3);
    seconds += Number(length);
  }
  const total = segments.reduce((sum, [length]) => sum + Number(length), 0);
  expect(total).toBeCloseTo(180, 3);
});

test('[RS601] the DASH manifest names the same segments, and thumbnails of the whole film', async () => {
  const manifest = await textOf('long/3/forest/manifest.mpd');
  const sets = manifest.split('<AdaptationSet').slice(1);
  const countOf = (set: string) =>
    matches(set, /<S(?: t="\d+")? d="\d+"(?: r="(\d+)")?/g).reduce(
      (sum, [repeats]) => sum + Number(repeats ?? 0) + 1,
      0,
    );
  expect(sets.map(countOf)).toEqual([90, 90, 90, 0, 0, 0]);
  expect(sets[5]).toContain('media="thumbnails.jpg" duration="60"');
  expect((await bytesOf('long/3/forest/thumbnails.jpg')).length).toBeGreaterThan(10_000);
});

test('[RS601] what is past the end, or no such film, is not found', async () => {
  for (const path of [
    'long/3/forest/v240/90.m4s',
    'long/3/forest/v240/x.m4s',
    'long/3/forest/v9/1.m4s',
    'long/3/forest/da-18.vtt',
    'long/3/forest/no.m3u8',
    'long/3/moor/manifest.mpd',
    'long/601/forest/manifest.mpd',
    'long/0/forest/manifest.mpd',
  ])
    expect((await answerOf(`${service.cdnUrl}/media/${path}`)).status, path).toBe(404);
});

test('[RS602] subtitles say their lines each time anew, in one file and in parts', async () => {
  const timesOf = (text: string) => matches(text, /^([\d:.]+) --> ([\d:.]+)$/gm).map((each) => each.join(' '));
  const own = timesOf(await textOf('lighthouse/da.vtt'));
  const whole = timesOf(await textOf('long/65/lighthouse/da.vtt'));
  expect(whole).toHaveLength(own.length * 65);
  expect(whole.slice(0, own.length)).toEqual(own);
  expect(own[0]).toBe('00:00:01.000 00:00:04.500');
  expect(whole[own.length * 64]).toBe('01:04:01.000 01:04:04.500');

  const playlist = await textOf('long/65/lighthouse/da.m3u8');
  const parts = matches(playlist, /EXTINF:10\.00000,\n(\S+)/g).map(([path = '']) => path);
  expect(parts).toHaveLength(390);
  const [head, , , , first, last] = await Promise.all(
    parts.slice(380).map((path) => textOf(`long/65/lighthouse/${path}`)),
  );
  expect(head).toContain('X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000');
  expect(whole).toEqual(expect.arrayContaining([...timesOf(first ?? ''), ...timesOf(last ?? '')]));
  expect(timesOf(first ?? '')[0]).toBe('01:04:01.000 01:04:04.500');
});

test('[RS604] WebM is a period for each time, of the files of the clip', async () => {
  const manifest = await textOf('long/3/lighthouse/vp9.mpd');
  expect(matches(manifest, /<Period id="(\d)" start="PT(\d+)S">/g)).toEqual([
    ['1', '0'],
    ['2', '60'],
    ['3', '120'],
  ]);
  const [[folder = '']] = matches(manifest, /<BaseURL>([./\w-]+\/)<\/BaseURL>/g) as [string[]];
  const file = new URL(`${folder}vp9.webm`, `${service.cdnUrl}/media/long/3/lighthouse/vp9.mpd`);
  expect((await answerOf(file.href, { method: 'HEAD' })).headers.get('content-type')).toBe('video/webm');
});

test('[RS605] end credits stand at the end of a title, an intro near its start', async () => {
  const [file] = await filesOf('201201');
  const minutes = Number(/\/long\/(\d+)\//.exec(file?.url ?? '')?.[1]);
  expect(file?.timeCodes).toEqual([
    { type: 'Summary', startSeconds: 0, endSeconds: 8 },
    { type: 'Intro', startSeconds: 8, endSeconds: 16 },
    { type: 'EndCredit', startSeconds: minutes * 60 - 8, endSeconds: minutes * 60 },
  ]);
});

test.each([
  ['signed', 'signed'],
  ['spoken', 'spoken'],
  ['interpreted', 'description'],
])('[RS827] the version %s of a clip lasts as long as a title, by DASH and HLS', async (name, track) => {
  const manifest = await textOf(`long/3/forest/${name}.mpd`);
  expect(manifest).toContain('mediaPresentationDuration="PT180S"');
  expect(manifest).toContain(`<Representation id="${track}"`);
  expect(await textOf(`long/3/forest/${name}-master.m3u8`)).toContain(`${track}.m3u8`);
  expect(matches(await textOf(`long/3/forest/${track}.m3u8`), /EXTINF/g)).toHaveLength(90);
  expect(await bytesOf(`long/3/forest/${track}/89.m4s`)).not.toEqual(await bytesOf(`long/3/forest/audio/89.m4s`));
});

test('[RS827] a title has the versions that it names, as far as its clip has them', async () => {
  const { body } = await answerOf(`${service.cdnUrl}/items/202101`);
  const { AccessServicesOffered: named } = (body as { readonly customFields: Offered }).customFields;
  const services = (await filesOf('202101')).map(({ accessService }) => accessService);
  expect([...new Set(services)].sort()).toEqual(named.split(',').sort());
});

interface Offered {
  readonly AccessServicesOffered: string;
}

test('[RS265] [RS825] each access service of a trial film is another version of one clip', async () => {
  const files = await filesOf('790014');
  expect(files.map(({ url, accessService }) => [accessService, new URL(url).pathname])).toEqual([
    ['SignLanguage', '/media/forest/signed-master.m3u8'],
    ['StandardVideo', '/media/forest/master.m3u8'],
    ['SpokenSubtitles', '/media/forest/spoken-master.m3u8'],
    ['VisuallyInterpreted', '/media/forest/interpreted-master.m3u8'],
    ['AudioDescription', '/media/forest/interpreted-master.m3u8'],
  ]);
});
