import { parseSchedules } from '@fjernsyn/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { answerOf, faultNotes } from '../testing/answers';
import { type AskAs, signIn } from '../testing/sign-in';

/** 21:15 in Denmark. */
const nowAt = Date.parse('2026-11-28T20:15:00Z');
/** A film and a show for adults, and a show for the child. */
const [film, show, own] = ['301000', '201000', '218000'];
let service: ReferenceService;
let child: AskAs;

beforeAll(async () => {
  service = await startReferenceService({ now: () => nowAt });
  child = await (await signIn(service.url, 'malene@fjernsyn.example')).choose('p-lillesoester');
});
afterEach(() => service.faults.clear());
afterAll(() => service.close());

const statusOf = async (method: string, path: string) => (await child(method, path)).status;
const calls = [
  ['GET', `/page?path=/program/x_${film}&ff=idp`, 404],
  ['GET', `/page?path=/serie/x_${show}&ff=idp`, 404],
  ['GET', `/items/${film}`, 404],
  ['GET', `/items/${show}/children`, 404],
  ['GET', `/items/${film}/videos`, 403],
  ['GET', '/channels/900001/liveStreams', 404],
  ['PUT', `/account/profile/bookmarks/${film}`, 404],
  ['PUT', `/account/profile/follows/${show}`, 404],
  ['PUT', `/account/profile/ratings/${film}?rating=3`, 404],
  ['PUT', `/account/profile/watched/${film}?position=3`, 404],
] as const;

test.each(calls)("[RS331] [found-serv-05] %s %s is refused with a child's token", async (method, path, status) => {
  expect(await statusOf(method, path)).toBe(status);
  service.faults.add({ path: '*', kind: 'no-limits' });
  expect([200, 204]).toContain(await statusOf(method, path));
});

test('[RS331] what a child may see is answered, and what it has marked can always be removed', async () => {
  for (const path of [`/items/${own}`, `/items/${own}/children`, `/page?path=/serie/x_${own}&ff=idp`])
    expect([path, await statusOf('GET', path)]).toEqual([path, 200]);
  expect(await statusOf('PUT', `/account/profile/bookmarks/${own}`)).toBe(200);
  expect(await statusOf('DELETE', `/account/profile/bookmarks/${film}`)).toBe(204);
});

test.each(['max_rating=MRAM-07', 'max_rating=DR-Ramasjang', 'segments=ramasjang'])(
  '[RS331] %s refuses the same without a token',
  async (limit) => {
    for (const [method, path, status] of calls) {
      if (method !== 'GET' || path.startsWith('/channels')) continue;
      const asked = `${path}${path.includes('?') ? '&' : '?'}${limit}`;
      expect([asked, (await answerOf(`${service.cdnUrl}${asked}`)).status]).toEqual([asked, status]);
    }
  },
);

async function programmesOf(channelId: string, limit: string) {
  const { report } = faultNotes();
  const path = `/schedules?channels=${channelId}&date=2026-11-28&hour=5&duration=24&${limit}`;
  return parseSchedules((await answerOf(`${service.cdnUrl}${path}`)).body, report)[0]?.programmes ?? [];
}

test('[RS331] schedules leave out what is above the limit, and fillers of channels for adults', async () => {
  const all = await programmesOf('900001', '');
  expect(await programmesOf('900001', 'segments=minisjang')).toEqual([]);
  const rated = await programmesOf('900001', 'max_rating=MRAM-07');
  expect(rated.length).toBeGreaterThan(0);
  expect(rated.length).toBeLessThan(all.length);
  service.faults.add({ call: 'schedules', kind: 'no-limits' });
  expect(await programmesOf('900001', 'segments=minisjang')).toHaveLength(all.length);
});

test('[RS332] a fault makes the service forget what viewers may see, in one call or all', async () => {
  service.faults.add({ path: '/items/*', kind: 'no-limits', times: 1 });
  expect([await statusOf('GET', `/items/${film}`), await statusOf('GET', `/items/${film}`)]).toEqual([200, 404]);
});
