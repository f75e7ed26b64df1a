import { createDecipheriv } from 'node:crypto';
import { type MediaFile, parseMediaFiles, parseServiceConfig, readProtection } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function filesOf(id: string): Promise<readonly MediaFile[]> {
  return parseMediaFiles((await answerOf(`${service.cdnUrl}/items/${id}/videos`)).body, () => undefined);
}

async function bytesOf(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** What follows the name of the first box that has it. */
const after = (bytes: Buffer, name: string) => bytes.subarray(bytes.indexOf(name, 0, 'latin1') + 4);

async function askFor(kids: unknown): ReturnType<typeof answerOf> {
  const { playback } = parseServiceConfig((await answerOf(`${service.cdnUrl}/config`)).body, () => undefined);
  const { licenseUrl = '' } = readProtection(playback, 'ClearKey') ?? {};
  return answerOf(licenseUrl, { method: 'POST', body: JSON.stringify({ kids, type: 'temporary' }) });
}

test('[RS821] a film is protected by ClearKey, by DASH and HLS, and its sound is had by the key that the licence gives', async () => {
  const [dash, hls] = await filesOf('790022');
  expect([dash?.drm, dash?.format, hls?.drm, hls?.format]).toEqual(['ClearKey', 'dash', 'ClearKey', 'hls']);
  const manifest = String((await answerOf(dash?.url ?? '')).body);
  const id = /cenc:default_KID="([\da-f-]{36})"/.exec(manifest)?.[1]?.replaceAll('-', '') ?? '';
  const tracks = manifest.match(/contentType="(video|audio)"/g);
  expect(manifest.match(/<ContentProtection schemeIdUri="urn:uuid:e2719d58/g)).toHaveLength(tracks?.length ?? 0);
  const playlist = String((await answerOf((hls?.url ?? '').replace('master', 'audio'))).body);
  expect(playlist).toContain('#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="key.bin",KEYFORMAT="identity"');

  const at = (path: string) => new URL(path, dash?.url).href;
  expect(after(await bytesOf(at('audio/init.mp4')), 'tenc').toString('hex', 8, 24)).toBe(id);
  const { body } = await askFor([Buffer.from(id, 'hex').toString('base64url')]);
  const [{ k = '' } = {}] = (body as { readonly keys: readonly { readonly k?: string }[] }).keys;
  const key = Buffer.from(k, 'base64url');
  expect(key).toEqual(await bytesOf(at('key.bin')));
  const hidden = await bytesOf(at('audio/3.m4s'));
  const counter = Buffer.concat([after(hidden, 'senc').subarray(8, 16), Buffer.alloc(8)]);
  const sample = createDecipheriv('aes-128-ctr', key, counter).update(after(hidden, 'mdat').subarray(0, 16));
  const clear = await bytesOf(at('../../../long/1/lighthouse/audio/3.m4s').replace('lighthouse', clipOf(dash)));
  expect(after(clear, 'mdat').subarray(0, 16)).toEqual(sample);
});

const clipOf = (file: MediaFile | undefined) => /clearkey\/1\/([\w-]+)\//.exec(file?.url ?? '')?.[1] ?? '';

test('[RS822] a licence is for keys that the service knows', async () => {
  for (const kids of [[], ['AAAAAAAAAAAAAAAAAAAAAA'], undefined]) expect((await askFor(kids)).status).toBe(404);
});

test('[RS823] a clear film has no key beside it', async () => {
  expect((await answerOf(`${service.cdnUrl}/media/long/2/forest/key.bin`)).status).toBe(404);
});

test('[RS824] one film has each of its files on two hosts, with the same bytes, and subtitles of the same host', async () => {
  const files = await filesOf('790023');
  const hosts = files.map(({ url }) => new URL(url).pathname.split('/')[1]);
  expect(hosts).toEqual(files.map((_, index) => (index % 2 === 0 ? 'media' : 'mirror')));
  const [first, second] = files;
  expect(second?.url).toBe(first?.url.replace('/media/', '/mirror/'));
  expect(await bytesOf(second?.url ?? '')).toEqual(await bytesOf(first?.url ?? ''));
  expect(second?.subtitles.map(({ link = '' }) => new URL(link).pathname.split('/')[1])).toEqual(['mirror', 'mirror']);
});

test('[RS824] a fault of one host leaves the other alone', async () => {
  const live = '/live/forest/master.m3u8';
  service.faults.add({ call: 'media', kind: 'status', status: 503 });
  const statuses = await Promise.all(
    ['media', 'mirror'].map(async (host) => (await answerOf(`${service.cdnUrl}/${host}${live}`)).status),
  );
  service.faults.clear();
  expect(statuses).toEqual([503, 200]);
});
