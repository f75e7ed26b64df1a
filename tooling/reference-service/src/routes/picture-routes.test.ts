import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress } from '@fjernsyn/reference-pictures';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';

let service: ReferenceService;
let pictures: string;

beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'pictures-'));
  service = await startReferenceService({ pictures });
});
afterAll(async () => {
  await service.close();
  await rm(pictures, { recursive: true, force: true });
});

const tile = (size: string, id = '201000') =>
  pictureAddress(service.cdnUrl, id, 'tile').replace('Width=1920&Height=1080', size);

async function pictureOf(url: string) {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes };
}

test('[RS50] draws a picture of the asked size, to be kept for long', async () => {
  const { response, bytes } = await pictureOf(tile('Width=320&Height=180'));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const { width, height } = await loadImage(bytes);
  expect([width, height]).toEqual([320, 180]);
});

test('[RS50] keeps the ratio of the role where the height is left out', async () => {
  const address = pictureAddress(service.cdnUrl, '201000', 'poster')
    .replace(/&Height=\d+/, '')
    .replace('1440', '240');
  const { width, height } = await loadImage((await pictureOf(address)).bytes);
  expect([width, height]).toEqual([240, 360]);
});

test('[RS51] a picture is always the same, and every title has its own', async () => {
  const bytesOf = async (id: string) => (await pictureOf(tile('Width=160&Height=90', id))).bytes.toString('base64');
  expect(await bytesOf('201000')).toBe(await bytesOf('201000'));
  const all = await Promise.all(['201000', '201100', '201101', '202000', '301000'].map(bytesOf));
  expect(new Set(all).size).toBe(5);
});

test.each([
  ['jpg', 'image/jpeg', 'ffd8ff'],
  ['png', 'image/png', '89504e47'],
  ['webp', 'image/webp', '52494646'],
])('[RA20] hands out %s', async (format, type, start) => {
  const { response, bytes } = await pictureOf(tile('Width=64&Height=36').replace("'jpg'", `'${format}'`));
  expect(response.headers.get('content-type')).toBe(type);
  expect(bytes.toString('hex').startsWith(start)).toBe(true);
});

test('[RA20] keeps to the quality', async () => {
  const bytesOf = async (quality: number) =>
    (await pictureOf(tile('Width=320&Height=180').replace('Quality=85', `Quality=${quality}`))).bytes.length;
  expect(await bytesOf(30)).toBeLessThan(await bytesOf(95));
});

test('[RS52] a logo is asked for as png, and its letters stay within the size', async () => {
  const address = pictureAddress(service.cdnUrl, '900001', 'logo').replace(
    'Width=1120&Height=240',
    'Width=280&Height=60',
  );
  const { response, bytes } = await pictureOf(address);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height } = await loadImage(bytes);
  expect(width <= 280 && height <= 60 && width > 100).toBe(true);
});

test.each(['Width=0&Height=90', 'Width=4097&Height=90', 'Width=160&Height=9000', 'Width=abc&Height=90', 'Width=1.5'])(
  '[RA21] refuses %s',
  async (size) => {
    const { response, bytes } = await pictureOf(tile(size));
    expect(response.status).toBe(400);
    expect(JSON.parse(bytes.toString())).toEqual({ message: expect.stringContaining('4096') });
  },
);

test('[RA21] refuses a format it does not know and a senseless quality', async () => {
  for (const [from, to] of [
    ["'jpg'", "'bmp'"],
    ['Quality=85', 'Quality=101'],
  ] as const)
    expect((await pictureOf(tile('Width=64&Height=36').replace(from, to))).response.status).toBe(400);
});

test('[RA22] says by its tag that nothing has changed', async () => {
  const { response } = await pictureOf(tile('Width=64&Height=36'));
  const tag = response.headers.get('etag') ?? '';
  const again = await fetch(tile('Width=64&Height=36'), { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await pictureOf(tile('Width=65&Height=36'))).response.headers.get('etag')).not.toBe(tag);
});

test.each(["$value?EntityId='201000'&ImageId='70000000'", '$value?Width=10', "other?EntityId='201000'&ImageId='71'"])(
  '[RS53] %s is not found',
  async (rest) => {
    expect((await fetch(`${service.cdnUrl}/shain/v1/dataservice/ResizeImage/${rest}`)).status).toBe(404);
  },
);

test('[RS53] an entity that the catalogue does not have is not found', async () => {
  expect((await fetch(tile('Width=64&Height=36', '123'))).status).toBe(404);
});

test('[RA23] a banner of a page is drawn though it belongs to no entity', async () => {
  const address = pictureAddress(service.cdnUrl, '8abc12', 'hero7x1', 'Page')
    .replace('2100', '210')
    .replace('300', '30');
  expect((await pictureOf(address)).response.status).toBe(200);
});
