import { parseDeviceCode, parseTokens } from '@fjernsyn/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { type Answer, faultNotes } from '../testing/answers';
import { type AskAs, asker, signIn, tokensOf } from '../testing/sign-in';

const startAt = 1_795_867_200_000;
const minuteMs = 60_000;
let service: ReferenceService;
let ask: AskAs;
let nowAt: number;

beforeEach(async () => {
  nowAt = startAt;
  service = await startReferenceService({ now: () => nowAt });
  ask = asker(service.url);
});
afterEach(() => service.close());

const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
const device = { id: 'set-1', name: 'Stuen', type: 'tv' };

function read({ body, status }: Answer) {
  expect(status).toBe(200);
  const { faults, report } = faultNotes();
  const tokens = parseTokens(body, report);
  expect(faults).toEqual([]);
  return tokens.map(({ type, isRefreshable }) => [type, isRefreshable]);
}

test('[RS5] nobody is given a token of each type, which cannot be renewed', async () => {
  const answer = await ask('POST', '/authorization/anonymous-sso', { deviceId: 'd-1', scopes: ['Catalog'] });
  expect(read(answer)).toEqual([
    ['UserAccount', false],
    ['UserProfile', false],
  ]);
  expect(answer.body).toMatchObject([{ expirationDate: '2026-11-28T14:00:00.0006687Z' }, {}]);
});

test('[RS150] a password gives a pair of tokens a scope; those for playback are not renewed', async () => {
  const wish = { ...malene, pin: '1234', scopes: ['Catalog', 'Playback', 'Nonsense'] };
  expect(read(await ask('POST', '/authorization', wish))).toEqual([
    ['UserAccount', true],
    ['UserProfile', true],
    ['UserAccount', false],
    ['UserProfile', false],
  ]);
  expect(read(await ask('POST', '/authorization', { ...malene, email: ' Malene@Fjernsyn.example' }))).toHaveLength(2);
});

test('[RS150] a wrong password is 401', async () => {
  const refusal = { status: 401, body: { message: 'Forkert e-mail eller adgangskode' } };
  expect(await ask('POST', '/authorization', { ...malene, password: 'x' })).toMatchObject(refusal);
  expect(await ask('POST', '/authorization', { email: 'nobody@fjernsyn.example' })).toMatchObject(refusal);
  expect(await ask('POST', '/authorization')).toMatchObject(refusal);
});

test('[RS151] tokens for playback need the PIN where the account has one', async () => {
  const playback = { scopes: ['Playback'] };
  const refusal = { status: 401, body: { message: 'Forkert PIN' } };
  expect(await ask('POST', '/authorization', { ...malene, ...playback })).toMatchObject(refusal);
  expect(await ask('POST', '/authorization', { ...malene, ...playback, pin: '4321' })).toMatchObject(refusal);
  const newcomer = { ...malene, email: 'ny@fjernsyn.example', ...playback };
  expect(read(await ask('POST', '/authorization', newcomer))).toHaveLength(2);
});

test('[RS152] a profile is opened with its PIN, or with an empty one where it has none', async () => {
  const { account } = await signIn(service.url, malene.email);
  const open = (profileId: string, pin?: string) =>
    account('POST', '/authorization/profile', { profileId, pin, scopes: ['Catalog'] });
  expect(read(await open('p-malene', '1234'))).toEqual([['UserProfile', true]]);
  expect(read(await open('p-lillesoester', ''))).toEqual([['UserProfile', true]]);
  expect(await open('p-malene', '0000')).toMatchObject({ status: 401, body: { message: 'Forkert PIN' } });
  expect(await open('p-malene')).toMatchObject({ status: 401 });
  expect(await open('p-ny')).toMatchObject({ status: 404 });
  expect(await ask('POST', '/authorization/profile', { profileId: 'p-malene' })).toMatchObject({ status: 401 });
});

test('[RS303] with a PIN it also gives the tokens for playback, to whoever has no password', async () => {
  const { account } = await signIn(service.url, malene.email);
  const wish = { profileId: 'p-lillesoester', scopes: ['Playback'] };
  expect(await account('POST', '/authorization/profile', { ...wish, pin: '' })).toMatchObject({ status: 401 });
  expect(read(await account('POST', '/authorization/profile', { ...wish, pin: '1234' }))).toEqual([
    ['UserProfile', false],
    ['UserAccount', false],
  ]);
});

test('[RS153] one token is renewed into one, once; what cannot be renewed is 400', async () => {
  const [token] = tokensOf(await ask('POST', '/authorization', malene));
  const renewed = await ask('POST', '/authorization/refresh', { token });
  expect(read(renewed)).toEqual([['UserAccount', true]]);
  expect(renewed.body).not.toBeInstanceOf(Array);
  const refusal = { status: 400, body: { code: 400, message: 'Token kan ikke fornyes' } };
  expect(await ask('POST', '/authorization/refresh', { token })).toMatchObject(refusal);
  expect(await ask('POST', '/authorization/refresh', { token: 'made-up' })).toMatchObject(refusal);
  expect(await ask('POST', '/authorization/refresh')).toMatchObject(refusal);
});

async function newCode(): Promise<string> {
  return parseDeviceCode((await ask('POST', '/authorization/device/code', device)).body).code;
}
const poll = (code: string, id = device.id) => ask('POST', '/authorization/device', { id, code, scopes: ['Catalog'] });
const pending = { status: 400, body: { code: 1, message: 'Koden er ikke bekræftet endnu' } };
const expired = { status: 400, body: { code: 2, message: 'Koden er udløbet' } };

test('[RS154] a set shows a code, and has its tokens once somebody has confirmed it', async () => {
  const code = await newCode();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await poll(code)).toMatchObject(pending);
  const { account } = await signIn(service.url, malene.email);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
  expect(await account('POST', '/account/devices/authorization', { code: typed })).toMatchObject({ status: 204 });
  expect(await poll(code, 'set-2')).toMatchObject(expired);
  expect(read(await poll(code))).toEqual([
    ['UserAccount', true],
    ['UserProfile', true],
  ]);
  expect(await poll(code)).toMatchObject(expired);
});

test('[RS155] a code lives for fifteen minutes, and ends where its set asks for another', async () => {
  const first = await newCode();
  const second = await newCode();
  expect(await poll(first)).toMatchObject(expired);
  nowAt += 15 * minuteMs - 1;
  expect(await poll(second)).toMatchObject(pending);
  nowAt += 1;
  expect(await poll(second)).toMatchObject(expired);
  const { account } = await signIn(service.url, malene.email);
  expect(await account('POST', '/account/devices/authorization', { code: second })).toMatchObject({ status: 404 });
  expect(await ask('POST', '/authorization/device/code', {})).toMatchObject({ status: 400 });
});
