import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { pictureAddress } from '../shapes/picture-address';
import { answerOf } from '../testing/answers';

let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

test('[RS50] draws a picture of the asked size, to be kept for long', async () => {
  const address = pictureAddress(service.cdnUrl, '201000', 'tile')
    .replace('Width=1920', 'Width=320')
    .replace('1080', '180');
  const { status, headers, body } = await answerOf(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="320" height="180"/);
});

test('[RS50] keeps the ratio of the role where the height is left out', async () => {
  const address = pictureAddress(service.cdnUrl, '201000', 'poster')
    .replace(/&Height=\d+/, '')
    .replace('1440', '240');
  expect((await answerOf(address)).body).toContain('width="240" height="360"');
});

test('[RS51] a picture is always the same, and every title has its own', async () => {
  const bodyOf = async (id: string) => (await answerOf(pictureAddress(service.cdnUrl, id, 'tile'))).body;
  expect(await bodyOf('201000')).toBe(await bodyOf('201000'));
  const all = await Promise.all(['201000', '201100', '201101', '202000', '301000'].map(bodyOf));
  expect(new Set(all).size).toBe(5);
});

test('[RS52] letters the title on posters and logos alone', async () => {
  expect((await answerOf(pictureAddress(service.cdnUrl, '204000', 'poster'))).body).toMatch(/>Vindens<.*>ejere</);
  expect((await answerOf(pictureAddress(service.cdnUrl, '900001', 'logo'))).body).toContain('>Fjern 1<');
  expect((await answerOf(pictureAddress(service.cdnUrl, '204000', 'tile'))).body).not.toContain('<text');
});

test.each(["$value?EntityId='1'&ImageId='70000000'", '$value?Width=10', "other?EntityId='1'&ImageId='71'"])(
  '[RS53] %s is not found',
  async (rest) => {
    expect((await answerOf(`${service.cdnUrl}/shain/v1/dataservice/ResizeImage/${rest}`)).status).toBe(404);
  },
);
