import { parseBookmark, parseProfile, parseUserRating } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { type AskAs, asker, signIn } from '../testing/sign-in';

let service: ReferenceService;
let ask: AskAs;
let nowAt: number;

beforeEach(async () => {
  nowAt = 1_795_867_200_000;
  service = await startReferenceService({ now: () => nowAt });
  ask = (await signIn(service.url, 'ny@fjernsyn.example')).profile;
});
afterEach(() => service.close());

const unknown = { status: 404, body: { message: 'Element ikke fundet' } };
const current = async () => parseProfile((await ask('GET', '/account/profile')).body, () => undefined);

test('[RS165] a bookmark keeps its first moment, and is taken off without a word', async () => {
  const { body } = await ask('PUT', '/account/profile/bookmarks/202000');
  expect(body).toEqual({ itemId: '202000', creationDate: '2026-11-28T12:00:00.0000000Z' });
  expect(parseBookmark(body)).toMatchObject({ itemId: '202000' });
  nowAt += 60_000;
  expect((await ask('PUT', '/account/profile/bookmarks/202000')).body).toEqual(body);
  expect(Object.keys((await current()).bookmarked)).toEqual(['202000']);
  for (let times = 1; times <= 2; times += 1)
    expect(await ask('DELETE', '/account/profile/bookmarks/202000')).toMatchObject({ status: 204, body: '' });
  expect((await current()).bookmarked).toEqual({});
});

test('[RS165] what is unknown takes no mark, and nobody signed out leaves one', async () => {
  for (const path of ['bookmarks/999999', 'follows/999999', 'ratings/999999?rating=5'])
    expect(await ask('PUT', `/account/profile/${path}`)).toMatchObject(unknown);
  expect(await asker(service.url)('PUT', '/account/profile/bookmarks/202000')).toMatchObject({ status: 401 });
});

test('[RS166] shows, teams and whatever else are followed, but no person', async () => {
  const { body } = await ask('PUT', '/account/profile/follows/206000');
  expect(body).toMatchObject({ itemId: '206000', creationDate: expect.any(String) });
  expect(Object.keys((await current()).followed)).toEqual(['206000']);
  expect(await ask('DELETE', '/account/profile/follows/206000')).toMatchObject({ status: 204 });
  expect((await current()).followed).toEqual({});
  const people = (await ask('GET', '/lists/400023?page_size=1')).body as { items: { id: string }[] };
  expect(await ask('PUT', `/account/profile/follows/${people.items[0]?.id}`)).toMatchObject({
    status: 403,
    body: { code: 3, message: 'Medvirkende kan ikke følges endnu' },
  });
});

test('[RS167] a rating is a whole number from 1 to 10, else 400', async () => {
  const rate = (rating: string) => ask('PUT', `/account/profile/ratings/206000?rating=${rating}`);
  expect(parseUserRating((await rate('9')).body)).toEqual({ itemId: '206000', rating: 9 });
  expect((await current()).rated).toEqual({ '206000': 9 });
  for (const wrong of ['0', '11', '2.5', 'god', ''])
    expect(await rate(wrong)).toMatchObject({ status: 400, body: { code: 400, message: 'Ugyldig værdi' } });
});
