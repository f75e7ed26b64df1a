import { parsePage, parseServiceConfig, parseTokens } from '@fjernsyn/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from './reference-service';
import { answerOf, faultNotes } from './testing/answers';

const nowAt = 1_795_867_200_000;
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
});
afterAll(() => service.close());

test('[RS1] stands on two origins and says so', async () => {
  expect(service.url).not.toBe(service.cdnUrl);
  for (const origin of [service.url, service.cdnUrl]) {
    const { status, body } = await answerOf(`${origin}/health`);
    expect(status).toBe(200);
    expect(body).toEqual({ status: { isServiceAvailableTV: true, nextPingInMinutes: 5 } });
  }
});

test('[RS2] refuses a port that is taken, and leaves nothing open', async () => {
  const port = Number(new URL(service.url).port);
  await expect(startReferenceService({ port })).rejects.toMatchObject({
    code: 'reference-service/port-taken',
    facts: { port },
  });
  const cdnPort = Number(new URL(service.cdnUrl).port);
  await expect(startReferenceService({ cdnPort })).rejects.toMatchObject({ facts: { port: cdnPort } });
});

test('[RS3] answers any origin, exposes no header and grants preflights what they ask for', async () => {
  const { headers } = await answerOf(`${service.url}/health`, { headers: { origin: 'null' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBeNull();
  const preflight = await fetch(`${service.url}/page`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'x-authorization', 'access-control-request-method': 'GET' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-authorization');
});

test('[RS4] writes every request down, with the origin it came to', async () => {
  const before = service.requests.length;
  await answerOf(`${service.cdnUrl}/page?path=/nirgendwo&lang=da`);
  await answerOf(`${service.url}/health`, { method: 'OPTIONS' });
  expect(service.requests.slice(before)).toEqual([
    { method: 'GET', path: '/page', query: { path: '/nirgendwo', lang: 'da' }, origin: 'cdn', at: nowAt },
    { method: 'OPTIONS', path: '/health', query: {}, origin: 'service', at: nowAt },
  ]);
});

test('[RS5] gives two anonymous tokens with seven digits of a second, on the service alone', async () => {
  const { body } = await answerOf(`${service.url}/authorization/anonymous-sso`, { method: 'POST', body: '{}' });
  expect(body).toMatchObject([{ expirationDate: expect.stringMatching(/\.\d{7}Z$/) }, {}]);
  const { faults, report } = faultNotes();
  const tokens = parseTokens(body, report);
  expect(tokens.map((token) => token.type)).toEqual(['UserAccount', 'UserProfile']);
  expect(tokens[0]?.expiresAt).toBe(nowAt + 2 * 3_600_000);
  expect(faults).toEqual([]);
  expect((await answerOf(`${service.cdnUrl}/authorization/anonymous-sso`, { method: 'POST' })).status).toBe(404);
});

test('[RS6] gives the whole configuration, or the parts that were named', async () => {
  const { faults, report } = faultNotes();
  const whole = parseServiceConfig((await answerOf(`${service.cdnUrl}/config`)).body, report);
  expect(faults).toEqual([]);
  expect(whole.navigation?.header).toHaveLength(7);
  expect(whole.navigation?.header.filter((entry) => entry.path === undefined)).toHaveLength(1);
  expect(whole.navigation?.header.filter((entry) => entry.path?.startsWith('http'))).toHaveLength(1);
  const { body } = await answerOf(`${service.cdnUrl}/config?include=sitemap,general,unknown`);
  expect(Object.keys(body as object).sort()).toEqual(['featureFlags', 'general', 'sitemap']);
});

test('[RS301] [found-serv-06] every menu entry and every page of the sitemap leads to a page', async () => {
  const config = parseServiceConfig((await answerOf(`${service.cdnUrl}/config`)).body, () => undefined);
  const { header = [], account, footer } = config.navigation ?? {};
  const menu = [...header, ...(account ? [account] : []), ...(footer ? [footer] : [])];
  const entries = menu.flatMap((entry) => [entry, ...entry.children]);
  const paths = [...(config.sitemap ?? []), ...entries].flatMap(({ path }) => (path?.startsWith('/') ? [path] : []));
  expect(paths).toEqual(expect.arrayContaining(['/konto', '/search', '/log-ind', '/fejl', '/se/{slug}']));
  for (const path of paths.map(examplePath)) {
    const { status } = await answerOf(`${service.cdnUrl}/page?path=${encodeURIComponent(path)}`);
    expect(`${path} ${status}`).toBe(`${path} 200`);
  }
});

/** An address that a pattern of the sitemap stands for. */
function examplePath(pattern: string): string {
  const [, kind = ''] = pattern.split('/');
  return pattern.replace(/\{[^}]+\}/, `x_${exampleIds[kind] ?? ''}`);
}

const exampleIds: Readonly<Record<string, string>> = {
  se: '301000',
  serie: '201000',
  saeson: '201100',
  episode: '201101',
  program: '301000',
  film: '780001',
  trailer: '780011',
  indhold: '780021',
  person: '600001',
  turnering: '610001',
  etape: '611001',
  forbund: '611002',
  hold: '620001',
  begivenhed: '630001',
  kanal: '900001',
  liste: '400004',
};

test("[RS333] the account page names its parts, and is the client's own", async () => {
  const { report, faults } = faultNotes();
  const { body } = await answerOf(`${service.cdnUrl}/page?path=/konto`);
  const page = parsePage(body, report);
  expect(body).toMatchObject({ isStatic: true, isSystemPage: false, key: 'Account', template: 'Account' });
  expect(page.entries.map(({ template }) => template)).toEqual(['A4', 'A1', 'A2', 'A3', 'A5', 'A6', 'A99']);
  expect(page.entries.every(({ type, title }) => type === 'CustomEntry' && title !== undefined)).toBe(true);
  expect(faults).toEqual([]);
});
