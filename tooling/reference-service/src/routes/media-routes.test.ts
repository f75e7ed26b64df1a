import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { byteRangeOf } from './byte-range';

let parent: string;
let service: ReferenceService;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'reference-media-'));
  await mkdir(join(parent, 'clips', 'a'), { recursive: true });
  await writeFile(join(parent, 'clips', 'a', 'film.mp4'), '0123456789');
  await writeFile(join(parent, 'clips', 'a', 'manifest.mpd'), '<MPD/>');
  await writeFile(join(parent, 'secret.txt'), 'outside');
  service = await startReferenceService({ media: { clips: [], folder: join(parent, 'clips') } });
});
afterAll(async () => {
  await service.close();
  await rm(parent, { recursive: true });
});

test('[RS40] sends media with their types, on the CDN alone', async () => {
  const { status, headers, body } = await answerOf(`${service.cdnUrl}/media/a/manifest.mpd`);
  expect([status, body, headers.get('content-type')]).toEqual([200, '<MPD/>', 'application/dash+xml']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect((await answerOf(`${service.url}/media/a/manifest.mpd`)).status).toBe(404);
});

test('[RS41] sends a part where one is asked for', async () => {
  const url = `${service.cdnUrl}/media/a/film.mp4`;
  const part = await answerOf(url, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  const end = await answerOf(url, { headers: { range: 'bytes=7-' } });
  expect([end.status, end.body, end.headers.get('content-length')]).toEqual([206, '789', '3']);
  const beyond = await answerOf(url, { headers: { range: 'bytes=10-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('[RS41] answers HEAD with the length and no body', async () => {
  const { status, headers, body } = await answerOf(`${service.cdnUrl}/media/a/film.mp4`, { method: 'HEAD' });
  expect([status, body, headers.get('content-length')]).toEqual([200, '', '10']);
});

test.each([
  'a',
  'missing.mp4',
  '..%2Fsecret.txt',
  '%2e%2e/secret.txt',
  'a/..%2f..%2fsecret.txt',
  '%00',
  '%E0%A4%A',
  '',
])('[RS42] /media/%s is not found', async (path) => {
  expect((await answerOf(`${service.cdnUrl}/media/${path}`)).status).toBe(404);
});

test.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-11', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('[RS41] the range %j of ten bytes is %j', (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range);
});
