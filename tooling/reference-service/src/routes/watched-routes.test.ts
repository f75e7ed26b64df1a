import { parseContinueWatching, parseProfile, parseWatched } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { type AskAs, signIn } from '../testing/sign-in';

let service: ReferenceService;
let ask: AskAs;
let nowAt: number;

beforeEach(async () => {
  nowAt = 1_795_867_200_000;
  service = await startReferenceService({ now: () => nowAt });
  ask = (await signIn(service.url, 'ny@fjernsyn.example')).profile;
});
afterEach(() => service.close());

const save = (id: string, position: string | number) =>
  ask('PUT', `/account/profile/watched/${id}?position=${position}`);
const current = async () => parseProfile((await ask('GET', '/account/profile')).body, () => undefined);
const listed = async () => {
  const { body } = await ask('GET', '/account/profile/continue-watching/list?show_item_type=show&include=episode');
  return parseContinueWatching(body, () => undefined).items.map(({ id }) => id);
};

test('[RS168] a position is saved in whole seconds, with its first and last moment', async () => {
  await save('206103', 600);
  nowAt += 60_000;
  const { body, status } = await save('206103', 660);
  expect(status).toBe(200);
  expect(body).toMatchObject({ itemId: '206103', position: 660, isFullyWatched: false });
  const watched = parseWatched(body);
  expect((watched.lastWatchedAt ?? 0) - (watched.firstWatchedAt ?? 0)).toBe(60_000);
  expect((await current()).watched['206103']).toMatchObject({ positionSeconds: 660, isFullyWatched: false });
});

test('[RS168] what is no position, unknown or without a length is refused', async () => {
  for (const position of ['-1', '1.5', 'x', '']) expect((await save('206103', position)).status).toBe(400);
  expect((await save('999999', 1)).status).toBe(404);
  expect((await save('206000', 1)).status).toBe(400);
});

test('[RS169] [lists-15] near the end of a title it is fully watched, and leaves what is gone on with', async () => {
  await save('304000', 1_000);
  expect(await listed()).toEqual(['304000']);
  expect((await save('304000', Math.ceil(101 * 60 * 0.95))).body).toMatchObject({ isFullyWatched: true });
  expect(await listed()).toEqual([]);
  expect((await save('304000', 30)).body).toMatchObject({ isFullyWatched: false });
});

test('[RS176] named items are forgotten; without names everything is, as by the real one', async () => {
  for (const id of ['206101', '206102', '304000']) await save(id, 300);
  expect(await ask('DELETE', '/account/profile/watched?item_ids=206101,304000')).toMatchObject({ status: 204 });
  expect(Object.keys((await current()).watched)).toEqual(['206102']);
  await save('304000', 300);
  expect(await ask('DELETE', '/account/profile/watched')).toMatchObject({ status: 204, body: '' });
  expect((await current()).watched).toEqual({});
});

test('[RS177] a title that is dismissed stays away until it is watched again', async () => {
  await save('206101', 300);
  await save('304000', 300);
  expect(await ask('DELETE', '/account/profile/continue-watching/206101')).toMatchObject({ status: 204, body: '' });
  expect(await listed()).toEqual(['304000']);
  expect((await current()).watched['206101']).toBeDefined();
  await save('206102', 300);
  expect((await listed()).sort()).toEqual(['206000', '304000']);
  expect((await ask('DELETE', '/account/profile/continue-watching/999999')).status).toBe(404);
});
