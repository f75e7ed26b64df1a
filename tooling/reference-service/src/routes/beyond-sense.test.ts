import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { type AskAs, signIn } from '../testing/sign-in';

let service: ReferenceService;
let profile: AskAs;
let settings: AskAs;

beforeAll(async () => {
  service = await startReferenceService();
  ({ profile, settings } = await signIn(service.url, 'malene@fjernsyn.example'));
});
afterAll(() => service.close());

const post = (path: string, body: string) => answerOf(`${service.url}${path}`, { method: 'POST', body });
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index)).join(',');

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '[RA21] [found-serv-04] a picture as %s is refused as any other unknown format',
  async (name) => {
    const picture = (query: string) =>
      answerOf(`${service.cdnUrl}/shain/v1/dataservice/ResizeImage/$value?EntityId='201000'&ImageId='1'&${query}`);
    expect((await picture(`Format='${name}'`)).status).toBe(400);
    expect((await picture(`Width=${name}`)).status).toBe(400);
    for (const path of [`/page?path=/${name}/x_201000`, `/items/${name}`, `/lists/${name}`, `/channels/${name}`])
      expect([path, (await answerOf(`${service.url}${path}`)).status]).toEqual([path, 404]);
    const { body } = await answerOf(`${service.url}/config?include=${name},i18n`);
    expect(Object.keys(body as object)).toEqual(['i18n', 'featureFlags']);
    expect((await answerOf(`${service.url}/lists/400020?max_rating=${name}&order_by=${name}`)).status).toBe(200);
  },
);

test('[RS322] [found-serv-10] an address or a body beyond sense is 400 or 413', async () => {
  for (const path of [
    `/items/${'9'.repeat(5_000)}`,
    `/page?path=/${'x'.repeat(7_000)}`,
    `/lists?ids=${many(51)}`,
    `/schedules?channels=${many(51)}&date=2026-11-28`,
    `/config?include=${many(51)}`,
  ])
    expect([path.slice(0, 20), (await answerOf(`${service.url}${path}`)).status]).toEqual([path.slice(0, 20), 400]);
  const large = JSON.stringify({ id: 'x'.repeat(70_000) });
  const refusal = { status: 413, body: { code: 413, message: 'Kroppen er for stor' } };
  expect(await post('/authorization/device/code', large)).toMatchObject(refusal);
  expect(await post('/identity/token', large)).toMatchObject(refusal);
  expect((await post('/authorization/device/code', JSON.stringify({ id: 'x'.repeat(201) }))).status).toBe(400);
  const segments = { name: 'Trine', pinEnabled: false, segments: Array.from({ length: 11 }, String) };
  expect((await settings('POST', '/account/profiles', segments)).status).toBe(400);
  expect((await profile('PUT', '/account/profile/watched/206101?position=99999999999')).status).toBe(400);
});

test('[RS322] a body that comes without a length is refused as soon as it is too large', async () => {
  const { hostname, port } = new URL(service.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ hostname, port, method: 'POST', path: '/authorization' }, (answer) => {
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    for (let part = 0; part < 10; part += 1) sent.write('x'.repeat(8_192));
  });
  expect(status).toBe(413);
});

test.each(['{"email":', 'email=a', '[]', '"text"', 'null', '7'])(
  '[RS323] [found-serv-11] the body %j is 400',
  async (body) => {
    expect(await post('/authorization', body)).toMatchObject({ status: 400, body: { code: 400 } });
  },
);

test('[RS323] a day that does not exist, and a number in another notation, are 400', async () => {
  for (const path of [
    '/schedules?channels=900001&date=2026-02-30',
    '/schedules?channels=900001&date=2026-13-01',
    '/schedules?channels=900001&date=2026-11-28&hour=0x10',
    '/lists/400020?page=1e1',
    '/lists/400020?page_size=5.0',
    '/lists/400020?page=%2B2',
  ])
    expect([path, (await answerOf(`${service.url}${path}`)).status]).toEqual([path, 400]);
  for (const [path, notation] of [
    ['watched/206101?position=', '1e2'],
    ['watched/206101?position=', '0x10'],
    ['watched/206101?position=', '-1'],
    ['ratings/201000?rating=', '5.0'],
    ['ratings/201000?rating=', '%205'],
  ] as const)
    expect((await profile('PUT', `/account/profile/${path}${notation}`)).status, notation).toBe(400);
  const picture = `${service.cdnUrl}/shain/v1/dataservice/ResizeImage/$value?EntityId='201000'&ImageId='1'`;
  expect((await answerOf(`${picture}&Width=1e2`)).status).toBe(400);
});

test('[RS323] a name of which nothing is seen is 400', async () => {
  for (const name of ['\u2800\u2800', '\u200b\u200b', '\u3164\u3164', '\u0301\u0301', 7, ['Trine']])
    expect((await settings('POST', '/account/profiles', { name, pinEnabled: false })).status).toBe(400);
});

test('[RS324] a wrong method is 405 and names the right ones', async () => {
  const refused = async (method: string, path: string) => {
    const { status, headers } = await answerOf(`${service.url}${path}`, { method });
    return [status, headers.get('allow')];
  };
  expect(await refused('POST', '/page')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await refused('GET', '/authorization')).toEqual([405, 'POST, OPTIONS']);
  expect(await refused('GET', '/account/profile/bookmarks/201000')).toEqual([405, 'PUT, DELETE, OPTIONS']);
  expect(await refused('POST', '/__control/clock')).toEqual([405, 'GET, HEAD, PUT, OPTIONS']);
  expect(await refused('DELETE', '/nirgendwo')).toEqual([404, null]);
  expect(await refused('GET', '/items/999999')).toEqual([404, null]);
});
