import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { parseItemList, parseProfile } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { faultNotes } from '../testing/answers';
import { type AskAs, asker, type SignedIn, signIn, tokensOf } from '../testing/sign-in';

let service: ReferenceService;
let malene: SignedIn;

beforeEach(async () => {
  service = await startReferenceService();
  malene = await signIn(service.url, 'malene@fjernsyn.example');
});
afterEach(() => service.close());

function profileFrom(body: unknown) {
  const { faults, report } = faultNotes();
  const profile = parseProfile(body, report);
  expect(faults).toEqual([]);
  return profile;
}
const current = async (ask: AskAs) => profileFrom((await ask('GET', '/account/profile')).body);
const make = (body: unknown) => malene.settings('POST', '/account/profiles', body);
const change = (id: string, body: unknown) => malene.settings('PATCH', `/account/profiles/${id}`, body);

test('[RS159] a profile brings what its viewer did, one item of it gone, with gaps and dates of any precision', async () => {
  const { body } = await malene.profile('GET', '/account/profile');
  const profile = profileFrom(body);
  expect(profile.watched['206103']).toMatchObject({ positionSeconds: 21 * 60, isFullyWatched: false });
  expect(Object.keys(profile.watched)).toContain('599999');
  expect(profile.rated).toEqual({ '201000': 9, '304000': 7 });
  expect(Object.values(profile.bookmarked).every((at) => at > 0)).toBe(true);
  const records = Object.values((body as { watched: Record<string, object> }).watched);
  for (const field of ['isFullyWatched', 'itemId']) {
    expect(records.some((record) => field in record)).toBe(true);
    expect(records.some((record) => !(field in record))).toBe(true);
  }
  const dates = JSON.stringify(body).match(/"[^"]*T[\d:.]+Z"/g) ?? [];
  expect(new Set(dates.map((date) => date.length)).size).toBeGreaterThan(1);
});

test('[RS160] [RS161] a profile is made with a good name that no other has', async () => {
  const { status, body } = await make({ name: ' Fætter ', pinEnabled: false, segments: ['drtv'] });
  expect(status).toBe(200);
  const made = profileFrom(body);
  expect(made).toMatchObject({ name: 'Fætter', segments: ['drtv', 'optedout'], watched: {}, bookmarked: {} });
  expect(made.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(await current(await malene.choose(made.id))).toMatchObject({ name: 'Fætter' });
  expect(await make({ name: 'fætter' })).toMatchObject({ status: 409, body: { message: 'Navnet er i brug' } });
  expect((await make({ name: 'F' })).status).toBe(400);
  for (const name of [undefined, null, 12, {}, { toString: 1 }, ['Fætter'], [{ toString: 1 }]])
    expect((await make({ name })).status).toBe(400);
});

test('[RS162] an account has nineteen profiles at most', async () => {
  const statuses: number[] = [];
  for (let number = 5; number <= 20; number += 1) statuses.push((await make({ name: `Gæst ${number}` })).status);
  expect(statuses.slice(0, 15)).toEqual(Array(15).fill(200));
  expect(statuses[15]).toBe(403);
});

test('[RS163] a change says what changes; its kind decides the limit', async () => {
  expect(await change('p-storebror', { name: 'Askeladden' })).toMatchObject({ status: 204, body: '' });
  expect(await change('p-storebror', { name: 'ASKELADDEN' })).toMatchObject({ status: 204 });
  expect(await change('p-storebror', { name: 'Saga' })).toMatchObject({ status: 409 });
  expect(await change('p-storebror', { segments: ['ramasjang', 'optedin'], pinEnabled: true })).toMatchObject({
    status: 204,
  });
  expect(await current(await malene.choose('p-storebror', '1234'))).toMatchObject({
    name: 'ASKELADDEN',
    segments: ['ramasjang', 'optedin'],
    isPinEnabled: true,
    maxRatingContentFilter: { code: 'DR-Ramasjang' },
  });
  expect(await change('p-storebror', { segments: ['drtv'] })).toMatchObject({ status: 204 });
  const grown = await current(await malene.choose('p-storebror', '1234'));
  expect(grown.maxRatingContentFilter).toBeUndefined();
  expect(await change('p-nobody', { name: 'Nogen' })).toMatchObject({ status: 404 });
});

test('[RS163] [RS451] a restricted profile has a rating for its limit, and is shown no class for adults', async () => {
  const made = profileFrom((await make({ name: 'Gæst', segments: ['restricted'] })).body);
  expect(made).toMatchObject({ maxRatingContentFilter: { code: 'MRAM-11', name: 'Fra 11 år' } });
  const guest = await malene.choose(made.id);
  const { items } = parseItemList((await guest('GET', '/lists/400020?page_size=100')).body, () => undefined);
  const universes = new Set(items.map(({ customFields }) => customFields.PrimaryContentUniverse));
  expect(universes).toEqual(new Set(['Ultra', 'Ramasjang', 'Minisjang']));
  expect(await change('p-malene', { segments: ['restricted'] })).toMatchObject({ status: 403 });
});

test('[RS163] a segment that every object knows as a word limits nothing', async () => {
  for (const segment of ['constructor', '__proto__']) {
    const { body } = await make({ name: segment, segments: [segment] });
    const { id } = profileFrom(body);
    expect(await change(id, { segments: [segment, 'optedin'] })).toMatchObject({ status: 204 });
    const { status } = await (await malene.choose(id))('GET', '/page?path=/');
    expect(status).toBe(200);
  }
});

test('[RS191] of calls at once that want one name, or the last place, one has it', async () => {
  const slow = await askSlowly('Tvilling');
  expect((await make({ name: 'tvilling' })).status).toBe(200);
  expect(await slow()).toBe(409);
  for (let number = 6; number <= 18; number += 1) await make({ name: `Gæst ${number}` });
  const late = await askSlowly('For sent');
  expect((await make({ name: 'Den sidste' })).status).toBe(200);
  expect(await late()).toBe(403);
});

/** Begins to make a profile, and ends its body when it is told to, which gives the status. */
async function askSlowly(name: string): Promise<() => Promise<number>> {
  const body = { email: 'malene@fjernsyn.example', password: 'fjernsyn', scopes: ['Settings'] };
  const [token = ''] = tokensOf(await asker(service.url)('POST', '/authorization', body));
  const makings = () => service.requests.filter(({ path }) => path === '/account/profiles').length;
  const before = makings();
  const request = httpRequest(`${service.url}/account/profiles`, {
    method: 'POST',
    headers: { 'x-authorization': `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write('{"name":');
  await expect.poll(() => makings()).toBe(before + 1);
  return async () => {
    request.end(`${JSON.stringify(name)}}`);
    const [response] = await answered;
    response.resume();
    return response.statusCode ?? 0;
  };
}

test('[RS163] the primary profile stays one for adults', async () => {
  expect(await change('p-malene', { segments: ['ultra'] })).toMatchObject({ status: 403 });
});

test('[RS164] a profile ends with its tokens; the primary one does not', async () => {
  const storm = await malene.choose('p-mini');
  expect((await current(storm)).name).toBe('Storm');
  expect(await malene.settings('DELETE', '/account/profiles/p-mini')).toMatchObject({ status: 204, body: '' });
  expect(await storm('GET', '/account/profile')).toMatchObject({ status: 401 });
  expect(await malene.settings('DELETE', '/account/profiles/p-mini')).toMatchObject({ status: 404 });
  expect(await malene.settings('DELETE', '/account/profiles/p-malene')).toMatchObject({
    status: 403,
    body: { message: 'Den primære profil kan ikke slettes' },
  });
});
