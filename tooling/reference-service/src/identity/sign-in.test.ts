import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IdentityTokens, parseTokens } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';
import { type Browser, createBrowser } from '../testing/browser';
import { createTelevision, type Television } from '../testing/television';
import { discoveryPath } from './addresses';

const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
let folder: string;
let nowAt: number;
let lines: string[];
let service: ReferenceService;
let television: Television;
let phone: Browser;

const start = async (port = 0): Promise<void> => {
  const state = join(folder, 'service.json');
  service = await startReferenceService({ port, state, now: () => nowAt, log: (line) => void lines.push(line) });
  television = await createTelevision(`${service.url}${discoveryPath}`);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-identity-'));
  nowAt = Date.now();
  lines = [];
  phone = createBrowser();
  await start();
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** Types the code, confirms it, signs in; resolves to the last page. */
async function confirm(userCode: string, on = phone, who = malene) {
  const asked = await on.submit(await on.open(`${service.url}/tv`), { user_code: userCode });
  const next = await on.submit(asked, { confirm: 'yes' });
  return next.title === 'Log ind' ? on.submit(next, who) : next;
}

async function signIn(on = phone, who = malene): Promise<IdentityTokens> {
  const { deviceCode, userCode } = await television.authorize();
  await confirm(userCode, on, who);
  const answer = await television.poll(deviceCode);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

const exchange = ({ accessToken, identityToken }: IdentityTokens, more: object = {}) =>
  answerOf(`${service.url}/authorization/exchange`, {
    method: 'POST',
    body: JSON.stringify({ accessToken, identityToken, scopes: ['Catalog'], device: 'tv', optout: false, ...more }),
  });

test('[RS200] a set is signed in with a code: asked for, waited for, confirmed on a phone, exchanged', async () => {
  const authorization = await television.authorize();
  const { userCode, deviceCode } = authorization;
  expect(authorization).toMatchObject({
    userCode: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/),
    verificationUri: `${service.url}/tv`,
    verificationUriComplete: `${service.url}/tv?kode=${userCode}`,
    expiresInSeconds: 900,
    intervalSeconds: 5,
  });
  expect(await television.poll(deviceCode)).toBe('authorization_pending');

  const code = await phone.open(`${service.url}/tv`);
  expect(code.title).toBe('Log ind på dit fjernsyn');
  const asked = await phone.submit(code, { user_code: userCode.toLowerCase().replace('-', ' ') });
  expect(asked.title).toBe('Er det din skærm?');
  expect(asked.text).toContain([...userCode].join(' '));
  const signIn = await phone.submit(asked, { confirm: 'yes' });
  expect(signIn.title).toBe('Log ind');
  const done = await phone.submit(signIn, malene);
  expect(done.title).toBe('Se på dit fjernsyn');
  expect(done.text).toContain('Malene');

  const tokens = await television.poll(deviceCode);
  if (typeof tokens === 'string') throw new Error(tokens);
  expect(tokens).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  const { status, body } = await exchange(tokens);
  const { faults, report } = faultNotes();
  expect(status).toBe(200);
  expect(parseTokens(body, report).map(({ type }) => type)).toEqual(['UserAccount', 'UserProfile']);
  expect(faults).toEqual([]);
  expect(await television.poll(deviceCode)).toBe('invalid_grant');
});

test('[RS201] a poll too soon is told to slow down, and every wait after it is 5 s longer', async () => {
  const { deviceCode, userCode } = await television.authorize();
  const pollAfter = (seconds: number) => {
    nowAt += seconds * 1_000;
    return television.poll(deviceCode);
  };
  expect(await pollAfter(0)).toBe('authorization_pending');
  expect(await pollAfter(5)).toBe('authorization_pending');
  expect(await pollAfter(4)).toBe('slow_down');
  expect(await pollAfter(9)).toBe('slow_down');
  expect(await pollAfter(15)).toBe('authorization_pending');
  await confirm(userCode);
  expect(await pollAfter(1)).toMatchObject({ accessToken: expect.any(String) });
});

test('[RS202] a refused code is denied, one too old has expired, an unknown one is neither', async () => {
  const refused = await television.authorize();
  const asked = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: refused.userCode });
  expect((await phone.submit(asked, { abort: 'yes' })).title).toBe('Skærmen er afvist');
  expect(await television.poll(refused.deviceCode)).toBe('access_denied');

  const old = await television.authorize();
  nowAt += 901_000;
  expect(await television.poll(old.deviceCode)).toBe('expired_token');
  expect(await television.poll('made-up')).toBe('invalid_grant');
  const late = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: old.userCode });
  expect(late.text).toContain('Koden er udløbet');
});

test('[RS203] refresh tokens rotate; one used again ends its family, and no other', async () => {
  const first = await signIn();
  const neighbour = await signIn();
  const second = await television.refresh(first.refreshToken);
  if (typeof second === 'string') throw new Error(second);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await exchange(second)).toMatchObject({ status: 200 });
  expect(await television.refresh(first.refreshToken)).toBe('invalid_grant');
  expect(await television.refresh(second.refreshToken)).toBe('invalid_grant');
  expect(await exchange(second)).toMatchObject({ status: 401 });
  expect(await television.refresh(neighbour.refreshToken)).toMatchObject({ refreshToken: expect.any(String) });
});

test('[RS204] whoever is signed in stays so after a restart, phone and set alike', async () => {
  const before = await signIn();
  const { port } = new URL(service.url);
  await service.close();
  await start(Number(port));
  expect(await exchange(before)).toMatchObject({ status: 200 });
  const after = await television.refresh(before.refreshToken);
  expect(after).toMatchObject({ refreshToken: expect.any(String) });
  expect((await phone.open(`${service.url}/tv`)).text).toContain('Du er logget ind som Malene');
});

test('[RS205] tokens run out by the clock of the service', async () => {
  const tokens = await signIn();
  nowAt += 3_601_000;
  expect(await exchange(tokens)).toMatchObject({ status: 401 });
  expect(await television.refresh(tokens.refreshToken)).toMatchObject({ accessToken: expect.any(String) });
  nowAt += 61 * 24 * 3_600_000;
  expect(await television.refresh(tokens.refreshToken)).toBe('invalid_grant');
});

test('[RS206] the exchange gives tokens for the scopes asked for, and refuses what does not belong together', async () => {
  const tokens = await signIn();
  const { body } = await exchange(tokens, { scopes: ['Catalog', 'Settings', 'Playback'] });
  const pair = [{ TokenType: 'UserAccount', IsRefreshable: true }, { TokenType: 'UserProfile' }];
  expect(body).toMatchObject([...pair, ...pair]);
  const refused = { status: 401, body: { message: 'Ugyldigt identitetstoken' } };
  expect(await exchange({ ...tokens, accessToken: 'made-up' })).toMatchObject(refused);
  expect(await exchange({ ...tokens, identityToken: 'made-up' })).toMatchObject(refused);
  expect(await exchange(tokens, { identityToken: undefined })).toMatchObject(refused);
  const stranger = await signIn(createBrowser(), { ...malene, email: 'ny@fjernsyn.example' });
  expect(await exchange({ ...tokens, identityToken: stranger.identityToken })).toMatchObject(refused);
  expect(await exchange(stranger)).toMatchObject({ status: 200 });
});

test('[RS207] no code, token or password is in the log or in the records', async () => {
  const { userCode, deviceCode, verificationUriComplete = '' } = await television.authorize();
  await phone.open(verificationUriComplete);
  await phone.open(`${service.url}/identity/tv?user_code=${userCode}`);
  await confirm(userCode);
  const tokens = await television.poll(deviceCode);
  if (typeof tokens === 'string') throw new Error(tokens);
  await exchange(tokens);
  const written = JSON.stringify([lines, service.requests]);
  for (const secret of [userCode, deviceCode, malene.password, ...Object.values(tokens).map(String)])
    expect(written).not.toContain(secret);
  await service.close();
  const kept = await readFile(join(folder, 'service.json'), 'utf8');
  for (const secret of [tokens.accessToken, tokens.refreshToken, tokens.identityToken])
    expect(kept).not.toContain(secret);
  await start();
});

test('[RS330] [found-serv-12] a set that signs out revokes its refresh token, and no other set is signed out', async () => {
  const [mine, neighbour] = [await signIn(), await signIn()];
  const { body } = await answerOf(`${service.url}${discoveryPath}`);
  const { revocation_endpoint: endpoint } = body as { readonly revocation_endpoint: string };
  const form = { token: mine.refreshToken ?? '', token_type_hint: 'refresh_token', client_id: 'fjernsyn-tv' };
  expect((await answerOf(endpoint, { method: 'POST', body: new URLSearchParams(form) })).status).toBe(200);
  expect(await television.refresh(mine.refreshToken)).toBe('invalid_grant');
  expect(await exchange(mine)).toMatchObject({ status: 401 });
  expect(await television.refresh(neighbour.refreshToken)).toMatchObject({ refreshToken: expect.any(String) });
});

test('[RS329] a password that was reset ends the sign-ins and tokens of before', async () => {
  const before = await signIn();
  const { body } = await exchange(before);
  const [{ Token: token }] = body as [{ readonly Token: string }];
  const asked = () => answerOf(`${service.url}/account`, { headers: { 'x-authorization': `Bearer ${token}` } });
  expect((await asked()).status).toBe(200);
  const reset = { method: 'POST', headers: { authorization: 'mail-a-malene' }, body: '{"password":"et-nyt-kodeord"}' };
  expect((await answerOf(`${service.url}/reset-password`, reset)).status).toBe(204);
  expect((await asked()).status).toBe(401);
  expect(await television.refresh(before.refreshToken)).toBe('invalid_grant');
  expect(await exchange(before)).toMatchObject({ status: 401 });
  expect((await phone.open(`${service.url}/tv`)).text).not.toContain('Du er logget ind');
});
