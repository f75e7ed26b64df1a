import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf } from '../testing/answers';
import { type Browser, createBrowser } from '../testing/browser';
import { createTelevision, type Television } from '../testing/television';
import { discoveryPath } from './addresses';

const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
let service: ReferenceService;
let television: Television;
let phone: Browser;

beforeAll(async () => {
  service = await startReferenceService();
  television = await createTelevision(`${service.url}${discoveryPath}`);
});
beforeEach(() => {
  phone = createBrowser();
});
afterAll(() => service.close());

const openSignIn = async () => {
  const { verificationUriComplete = '' } = await television.authorize();
  return phone.submit(await phone.open(verificationUriComplete), { confirm: 'yes' });
};

test('[RS208] the provider names itself as the client named the service, and configuration names it', async () => {
  const port = new URL(service.url).port;
  for (const origin of [service.url, `http://localhost:${port}`]) {
    const { body } = await answerOf(`${origin}${discoveryPath}`);
    expect(body).toMatchObject({ issuer: `${origin}/identity`, token_endpoint: `${origin}/identity/token` });
  }
  const { body } = await answerOf(`${service.cdnUrl}/config?include=general`);
  expect(body).toMatchObject({
    general: {
      customFields: {
        deviceActivationUrl: `${service.url}/tv`,
        identityDiscoveryUrl: `${service.url}${discoveryPath}`,
        identityClientId: 'fjernsyn-tv',
      },
    },
  });
});

test('[RS208] answers of the provider are open to any origin, expose nothing and meet faults', async () => {
  const discoveryUrl = `${service.url}${discoveryPath}`;
  const { headers } = await answerOf(discoveryUrl, { headers: { origin: 'null' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBeNull();
  service.faults.add({ path: '/identity/token', kind: 'status', status: 503, times: 1 });
  expect(await answerOf(`${service.url}/identity/token`, { method: 'POST' })).toMatchObject({ status: 503 });
  service.faults.add({ path: discoveryPath, kind: 'truncated-json', times: 1 });
  await expect(answerOf(discoveryUrl)).rejects.toThrow(SyntaxError);
});

test('[RS209] pages have no script, load nothing from elsewhere and stand in no frame', async () => {
  const signIn = await openSignIn();
  for (const page of [await phone.open(`${service.url}/tv`), signIn, await phone.submit(signIn, malene)]) {
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toMatch(/^<!doctype html>\s*<html lang="da">/);
    expect(page.text).not.toMatch(/<script|https?:|javascript:| on\w+=/);
    for (const [, id] of page.text.matchAll(/<input (?!type="hidden")[^>]* id="([^"]+)"/g))
      expect(page.text).toContain(`<label for="${id}">`);
  }
  const [, font = ''] = /url\("([^"]+)"\)/.exec(signIn.text) ?? [];
  expect((await fetch(`${service.url}${font}`)).headers.get('content-type')).toBe('font/woff2');
  expect((await fetch(`${service.url}/identity/skrift/LICENSE-anton.txt`)).status).toBe(404);
});

test('[RS210] an address that holds a code asks for a yes, and does nothing by itself', async () => {
  const { userCode, deviceCode, verificationUriComplete = '' } = await television.authorize();
  const asked = await phone.open(verificationUriComplete);
  expect(asked.title).toBe('Er det din skærm?');
  expect(asked.text).toContain(`value="${userCode}"`);
  expect(await television.poll(deviceCode)).toBe('authorization_pending');
  const unknown = await phone.open(`${service.url}/tv?kode=%3Cb%3E`);
  expect(unknown.text).toContain('Koden passer ikke');
  expect(unknown.text).toContain('value="&lt;b&gt;"');
  const empty = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: '' });
  expect(empty.text).toContain('Skriv koden, som den står på skærmen.');
  const stale = await phone.submit(asked, { confirm: 'yes' });
  expect(stale.text).toContain('Siden var blevet gammel');
  expect(stale.text).toContain(`value="${userCode}"`);
  const again = await phone.submit(stale);
  await phone.submit(await phone.submit(again, { confirm: 'yes' }), malene);
  expect((await phone.open(verificationUriComplete)).text).toContain('Koden er allerede brugt');
});

test('[RS216] the end of a sign-in, loaded again, does not ask for a code that was good', async () => {
  const { verificationUriComplete = '' } = await television.authorize();
  const signIn = await phone.submit(await phone.open(verificationUriComplete), { confirm: 'yes' });
  const end = await phone.submit(signIn, malene);
  expect(end.title).toBe('Se på dit fjernsyn');
  const again = await phone.open(end.url);
  expect(again.text).toContain('Er dit fjernsyn logget ind, er du færdig.');
  expect(again.text).not.toContain('Siden var blevet gammel');
});

test('[RS211] the sign-in page says when a password is wrong, fills in an account to try, and lists them all', async () => {
  const signIn = await openSignIn();
  for (const { email } of service.accounts) expect(signIn.text).toContain(email);
  const wrong = await phone.submit(signIn, { ...malene, password: 'forkert' });
  expect(wrong).toMatchObject({ status: 400, title: 'Log ind' });
  expect(wrong.text).toContain('passer ikke sammen');
  expect(wrong.text).toContain(`value="${malene.email}"`);
  expect(wrong.text).not.toContain('forkert');
  const [, pick = ''] = /href="([^"]+som=a-ny)"/.exec(wrong.text) ?? [];
  const filledIn = await phone.open(`${service.url}${pick}`);
  expect(filledIn.text).toContain('value="ny@fjernsyn.example"');
  expect((await phone.submit(filledIn, { email: ' Malene@fjernsyn.example ', password: 'fjernsyn' })).title).toBe(
    'Se på dit fjernsyn',
  );
});

test('[RS212] forms that come from elsewhere are refused', async () => {
  const signIn = await openSignIn();
  expect((await phone.submit(signIn, { ...malene, xsrf: 'made-up' })).title).toBe('Log ind');
  expect(await phone.open(signIn.url)).toMatchObject({ title: 'Log ind' });
  expect(await createBrowser().submit(signIn, malene)).toMatchObject({ status: 400, title: 'Begynd forfra' });
  const { userCode, deviceCode } = await television.authorize();
  const code = await phone.open(`${service.url}/tv`);
  expect(await createBrowser().submit(code, { user_code: userCode })).toMatchObject({
    status: 400,
    title: 'Begynd forfra',
  });
  const forged = await phone.submit(code, { user_code: userCode, confirm: 'yes', xsrf: 'made-up' });
  expect(forged.title).toBe('Log ind på dit fjernsyn');
  expect(await television.poll(deviceCode)).toBe('authorization_pending');
});

test('[RS212] a tab that another one overtook begins again, and its set waits', async () => {
  const { deviceCode, verificationUriComplete = '' } = await television.authorize();
  const overtaken = await phone.submit(await phone.open(verificationUriComplete), { confirm: 'yes' });
  await phone.submit(await openSignIn(), { ...malene, email: 'ny@fjernsyn.example' });
  const answer = await phone.submit(overtaken, malene);
  expect(answer.title).toBe('Begynd forfra');
  expect(answer.text).not.toContain('<script');
  expect(await television.poll(deviceCode)).toBe('authorization_pending');
});

test('[RS209] what the library itself refuses is told on a page of ours', async () => {
  const page = await phone.open(`${service.url}/identity/auth?client_id=nobody`);
  expect(page).toMatchObject({ status: 400, title: 'Begynd forfra' });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const lost = await phone.open(`${service.url}/identity/tv/nothing`);
  expect(lost.title).toBe('Begynd forfra');
});

test('[RS213] signing out asks, holds for the browser alone, and needs nobody to be signed in', async () => {
  expect((await phone.open(`${service.url}/identity/log-ud`)).title).toBe('Du er logget ud');
  await phone.submit(await openSignIn(), malene);
  const asked = await phone.open(`${service.url}/identity/log-ud`);
  expect(asked).toMatchObject({ title: 'Vil du logge ud?' });
  expect(asked.text).toContain('Malene');
  expect((await phone.submit(asked, { logout: 'yes' })).title).toBe('Du er logget ud');
  expect((await phone.open(`${service.url}/tv`)).text).not.toContain('Du er logget ind');
});
