import { createViewerActivity } from '@fjernsyn/activity';
import { createApi, createSessionApi, createViewerApi, type TokenSource } from '@fjernsyn/api';
import { anonymousTokenSource } from '@fjernsyn/api/testing';
import { createFetchTransport } from '@fjernsyn/browser';
import { createFakeClock, createRecordedTelemetry, createSeededRandom } from '@fjernsyn/platform/testing';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient, tokensOf } from './service-client';
import { createSlowWire, type Fate } from './slow-wire';

let service: ReferenceService;
let tokens: TokenSource;
let client: ServiceClient;

beforeEach(async () => {
  service = await startReferenceService();
  tokens = await tokensOf(createServiceClient(service, anonymousTokenSource));
  client = createServiceClient(service, tokens);
});
afterEach(() => service.close());

const items = ['201000', '203000', '780001'].map((id) => ({ id, type: 'program', title: id }));
const fates: readonly Fate[] = ['answered', 'answered', 'answered', 'broken', 'lost', 'unheard'];
const kinds = ['bookmark', 'follow', 'rating'] as const;

/** A set 200 ms away from the service, where half of the calls fail in one of three ways. */
function openSet(seed: number) {
  const clock = createFakeClock(Date.now());
  const random = createSeededRandom(seed);
  const below = (count: number): number => Math.floor(random.next() * count);
  let isWhole = true;
  const wire = createSlowWire({
    clock,
    http: createFetchTransport({ fetch, clock, AbortController }),
    delayMs: 100,
    fateOf: () => (isWhole ? 'answered' : (fates[below(fates.length)] ?? 'answered')),
  });
  const api = createApi({
    http: wire.http,
    clock,
    telemetry: createRecordedTelemetry(),
    tokens,
    serviceUrl: service.url,
    cdnUrl: service.cdnUrl,
    common: () => ({ device: 'tv_web', sub: 'Registered', segments: ['drtv', 'optedin'] }),
  });
  const activity = createViewerActivity({ viewer: createViewerApi(api), profiles: createSessionApi(api).profiles });

  /** What shows of an item where nothing is on its way; undefined where something is. */
  const shown = (id: string) => ({
    bookmark: { bookmarked: true, unbookmarked: false, adding: undefined, removing: undefined }[
      activity.bookmarkOf(id).get()
    ],
    follow: { following: true, follow: false, adding: undefined, removing: undefined }[activity.followOf(id).get()],
    rating: activity.ratingOf(id).get(),
  });
  /** Presses something, once or twice. */
  const press = (): void => {
    const item = items[below(items.length)] ?? items[0];
    const kind = kinds[below(kinds.length)];
    if (item === undefined) return;
    for (let count = below(2); count >= 0; count--) {
      if (kind === 'rating') void activity.fulfil({ kind, item, value: 1 + below(3) });
      else if (kind !== undefined) void activity.fulfil({ kind, item, value: shown(item.id)[kind] !== true });
    }
  };
  return {
    activity,
    press,
    shown,
    below,
    pass: wire.pass,
    fail: (fails: boolean) => {
      isWhole = !fails;
    },
  };
}

/** Each mark that shows as settled, beside what the service has. */
async function settledMarks({ shown }: ReturnType<typeof openSet>) {
  const there = await client.session.profiles.current();
  const all = items.map(({ id }) => {
    const { bookmark, follow, rating } = shown(id);
    const has = { bookmark: id in there.bookmarked, follow: id in there.followed, rating: there.rated[id] };
    return {
      shows: { id, bookmark, follow, rating: rating.rating },
      has: {
        id,
        bookmark: bookmark === undefined ? undefined : has.bookmark,
        follow: follow === undefined ? undefined : has.follow,
        rating: rating.status === 'updating' ? rating.rating : has.rating,
      },
    };
  });
  return { shows: all.map(({ shows }) => shows), has: all.map(({ has }) => has) };
}

it.each([1, 2, 3])(
  '[EE880] whatever is pressed and fails, nothing shows as done that the service does not have (seed %i)',
  async (seed) => {
    const set = openSet(seed);
    void set.activity.read();
    await set.pass(300);
    set.fail(true);
    let judged = 0;
    for (let step = 0; step < 25; step++) {
      set.press();
      await set.pass(set.below(8) * 50);
      if (!set.activity.isKnown()) continue;
      judged += 1;
      const { shows, has } = await settledMarks(set);
      expect(shows).toEqual(has);
    }
    expect(judged).toBeGreaterThan(5);
    set.fail(false);
    await set.pass(5_000);
    void set.activity.read();
    await set.pass(300);
    const { shows, has } = await settledMarks(set);
    expect(shows).toEqual(has);
    expect(set.activity.isKnown()).toBe(true);
  },
);

it('[EE880] two presses on a slow network are one change', async () => {
  const set = openSet(1);
  const [item] = items;
  if (item === undefined) throw new Error('No item');
  void set.activity.read();
  await set.pass(300);
  const isThere = set.shown(item.id).bookmark === true;
  for (let press = 0; press < 2; press++)
    void set.activity.fulfil({ kind: 'bookmark', item, value: set.shown(item.id).bookmark !== true });
  await set.pass(300);
  const sent = service.requests.filter(({ path }) => path === `/account/profile/bookmarks/${item.id}`);
  expect([sent.length, set.shown(item.id).bookmark]).toEqual([1, !isThere]);
});
