import { afterEach, beforeEach, expect, test } from 'vitest';
import { codePath } from '../identity/addresses';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { createBrowser } from '../testing/browser';
import { type AskAs, asker, signIn } from '../testing/sign-in';
import { freeGuesses, tooManyTriesText } from './guesses';

const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
const refused = { status: 429, body: { message: tooManyTriesText } };
let service: ReferenceService;
let ask: AskAs;
let nowAt: number;

beforeEach(async () => {
  nowAt = Date.now();
  service = await startReferenceService({ now: () => nowAt });
  ask = asker(service.url);
});
afterEach(() => service.close());

const often = async (guess: (index: number) => Promise<{ readonly status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < freeGuesses; index += 1) statuses.push((await guess(index)).status);
  return statuses;
};
const nine = (status: number) => Array.from({ length: 9 }, () => status);

test('[RS328] [found-serv-09] the tenth guess at a PIN is refused for five minutes, the right one too', async () => {
  const { account } = await signIn(service.url, malene.email);
  const open = (pin: string) => account('POST', '/authorization/profile', { profileId: 'p-malene', pin });
  expect(await often((index) => open(`000${index}`))).toEqual(nine(401));
  const answer = await open('1234');
  expect(answer).toMatchObject(refused);
  expect(answer.headers.get('retry-after')).toBe('300');
  expect(await ask('POST', '/authorization', { ...malene, pin: '0009', scopes: ['Playback'] })).toMatchObject(refused);
  expect(await account('POST', '/authorization/profile', { profileId: 'p-mini', pin: '' })).toMatchObject({
    status: 200,
  });
  nowAt += 5 * 60_000;
  expect(await open('1234')).toMatchObject({ status: 200 });
});

test('[RS328] the tenth guess at a password is refused, whether there is such an account or not', async () => {
  for (const email of [malene.email, 'nobody@fjernsyn.example']) {
    expect(await often((index) => ask('POST', '/authorization', { email, password: `${index}` }))).toEqual(nine(401));
    expect(await ask('POST', '/authorization', { ...malene, email })).toMatchObject(refused);
  }
  expect(await ask('POST', '/authorization', { ...malene, email: 'ny@fjernsyn.example' })).toMatchObject({
    status: 200,
  });
});

test('[RS328] a right guess ends the count', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 8; index += 1) await ask('POST', '/authorization', { ...malene, password: 'x' });
    expect(await ask('POST', '/authorization', malene)).toMatchObject({ status: 200 });
  }
});

test('[RS328] the tenth guess at a code is refused, however many codes of their own somebody has', async () => {
  const { account } = await signIn(service.url, malene.email);
  const confirm = (code: string) => account('POST', '/account/devices/authorization', { code });
  const { body } = await ask('POST', '/authorization/device/code', { id: 'set-1' });
  const { code } = body as { readonly code: string };
  for (let index = 0; index < 8; index += 1) expect((await confirm(`AAAAA${index}`)).status).toBe(404);
  expect((await confirm(code)).status).toBe(204);
  expect((await confirm('AAAAA8')).status).toBe(404);
  expect(await confirm('AAAAA9')).toMatchObject(refused);
});

test('[RS328] the page for codes refuses the tenth guess of a browser', async () => {
  const phone = createBrowser();
  let page = await phone.open(`${service.url}${codePath}`);
  const type = async (code: string) => {
    page = await phone.submit(page, { user_code: code });
    return page;
  };
  expect(await often((index) => type(`BBBB-BBB${'CDFGHJKLM'[index]}`))).toEqual(nine(200));
  const last = await type('BBBB-BBBB');
  expect([last.status, last.text.includes(tooManyTriesText)]).toEqual([429, true]);
  expect((await phone.open(`${service.url}${codePath}?kode=BBBB-BBBB`)).status).toBe(429);
});
