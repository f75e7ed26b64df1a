import { type Api, createBrowseApi, createViewerApi } from '@fjernsyn/api';
import { plainBrand } from '@fjernsyn/brand/testing';
import { createFetchTransport } from '@fjernsyn/browser';
import { asRecord } from '@fjernsyn/kernel';
import type { Clock, HttpResponse, HttpTransport } from '@fjernsyn/platform';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { createApplication, parseConfiguration } from '@fjernsyn/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenewingTokens, createServiceClient, malene } from './service-client';

/** What a kind of profile is shown at most, as the specification has it (C6.11): ages of ratings, and whose classes. */
const kinds = {
  ultra: { profileId: 'p-storebror', age: 14, classes: ['ultra', 'ramasjang', 'minisjang'] },
  ramasjang: { profileId: 'p-lillesoester', age: 8, classes: ['ramasjang', 'minisjang'] },
  minisjang: { profileId: 'p-mini', age: 3, classes: ['minisjang'] },
  kids: { profileId: 'p-malene', age: 12, classes: ['ultra', 'ramasjang', 'minisjang'] },
  restricted: { profileId: 'p-malene', age: 12, classes: ['ultra', 'ramasjang', 'minisjang'] },
} as const;
type Kind = keyof typeof kinds;

const clock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

let filtering: ReferenceService;
let forgetting: ReferenceService;
let tokens: ReadonlyMap<ReferenceService, ReadonlyMap<string, string>>;
let catalogue: Catalogue;

const http = createFetchTransport({ fetch, clock, AbortController });
const recorded = new Map<string, Promise<HttpResponse>>();

/** A service that forgets answers all viewers alike: it is asked once, for whoever comes first. */
const replayed: HttpTransport = {
  send(request) {
    const key = request.url.replace(/[?&](segments|max_rating)=[^&]*/g, '');
    const known = recorded.get(key) ?? http.send(request).then(toResponse);
    recorded.set(key, known);
    return known;
  },
};

async function toResponse({ status, contentType, ...response }: HttpResponse): Promise<HttpResponse> {
  const text = await response.text();
  return { status, contentType, header: response.header, text: async () => text, blob: async () => text };
}

/** The service's answers of an application that somebody has opened on a set; a grown-up where no kind is said. */
function apiOf(service: ReferenceService, kind?: Kind): Api {
  const ports = createFakePorts();
  const token = { scope: 'Catalog', expiresAt: 9e15, isRefreshable: false, isFallbackToken: false };
  const { profileId } = kinds[kind ?? 'restricted'];
  const own = tokens.get(service);
  const session = {
    tokens: [
      { ...token, type: 'UserAccount', value: own?.get('account') },
      { ...token, type: 'UserProfile', value: own?.get(profileId) },
    ],
    isRemembered: true,
    account: { id: 'a-malene', subscription: 'Registered', segments: ['drtv'] },
    profile: { id: profileId, name: 'Nogen', segments: [kind ?? 'drtv', 'optedout'] },
  };
  ports.store.write('fjernsyn.session', JSON.stringify(session));
  const configuration = { brand: plainBrand, serviceUrl: service.url, cdnUrl: service.cdnUrl };
  const transport = service === forgetting ? replayed : http;
  return createApplication({ ...ports, clock, http: transport }, parseConfiguration(configuration)).reading.api;
}

async function signIn(service: ReferenceService): Promise<ReadonlyMap<string, string>> {
  const own = createRenewingTokens(() => client);
  const client = createServiceClient(service, own);
  const account = await client.session.authorization.account({ ...malene, scopes: ['Catalog'] });
  const accountToken = account.find(({ type }) => type === 'UserAccount')?.value ?? '';
  own.take('account-catalog', accountToken);
  const found = new Map([['account', accountToken]]);
  for (const { profileId } of Object.values(kinds)) {
    const wish = { profileId, pin: malene.pin, scopes: ['Catalog'] } as const;
    const [token] = await client.session.authorization.profile(wish);
    found.set(profileId, token?.value ?? '');
  }
  return found;
}

/** What of the catalogue can be asked for. */
interface Catalogue {
  readonly paths: readonly string[];
  readonly listIds: readonly string[];
  readonly channelIds: readonly string[];
  /** Every item that a grown-up is shown, by id. */
  readonly items: ReadonlyMap<string, Found>;
}

interface Found {
  readonly id: string;
  readonly type: string;
  readonly path: string | undefined;
  readonly audience: string | undefined;
  readonly rating: string | undefined;
}

/** Every item in an answer, wherever it stands, read or raw. */
function itemsIn(answer: unknown, found: Found[] = []): readonly Found[] {
  if (Array.isArray(answer)) for (const member of answer) itemsIn(member, found);
  const record = Array.isArray(answer) ? undefined : asRecord(answer);
  if (record === undefined) return found;
  const { id, type, title, path, template } = record;
  if (typeof type === 'string' && typeof title === 'string' && template === undefined) {
    const { ClassificationRating, RatingSegment } = asRecord(record.customFields) ?? {};
    const code = asRecord(record.classification)?.code ?? RatingSegment;
    found.push({
      id: String(id),
      type,
      path: typeof path === 'string' ? path : undefined,
      audience: typeof code === 'string' ? code.toLowerCase().replace(/^dr-/, '') : undefined,
      rating: typeof ClassificationRating === 'string' ? ClassificationRating : undefined,
    });
  }
  for (const key of Object.keys(record)) itemsIn(record[key], found);
  return found;
}

const listIdsIn = (page: { readonly entries: readonly { readonly list?: { readonly id: string } | undefined }[] }) =>
  page.entries.flatMap(({ list }) => list?.id ?? []);

/** Whether an item is above what a kind of profile is shown. Links lead to pages, which hold what they may. */
function isAbove(kind: Kind, { type, audience, rating }: Found): boolean {
  const { age, classes } = kinds[kind];
  if (type === 'link') return false;
  if (!classes.some((each) => each === audience)) return true;
  // What a channel sends is rated piece by piece.
  if (type === 'channel' && rating === undefined) return false;
  if (rating === 'MRAM-EXCEPT') return audience !== kind;
  const years = rating === 'MRAM-ALL' ? 0 : Number(/\d+$/.exec(rating ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
  return years > age;
}

/** Everything that an application can ask for rails: pages, lists and their further pages, searches, what a viewer has marked, what is on. */
async function askForRails(
  api: Api,
  { paths, listIds, channelIds }: Omit<Catalogue, 'items'>,
): Promise<readonly unknown[]> {
  const { search, schedules } = createBrowseApi(api);
  const { lists, suggestions } = createViewerApi(api);
  const terms = ['en', 'fyr', 'nat'];
  const asked = [
    ...paths.map((path) => api.pages.byPath(path)),
    ...listIds.flatMap((id) => [1, 2].map((page) => api.lists.page(id, { page }))),
    ...listIds.slice(0, 20).map((id) => suggestions.recommendations(id)),
    ...terms.map((term) => search.find({ term })),
    lists.bookmarks({ page: 1 }),
    lists.continueWatching({ page: 1 }),
    ...channelIds.map((id) => schedules.byChannel(id, { startAt: Date.now(), hours: 24 })),
  ];
  return (await Promise.allSettled(asked)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : outcome.reason,
  );
}

beforeAll(async () => {
  filtering = await startReferenceService();
  forgetting = await startReferenceService({ initialFaults: [{ path: '*', kind: 'no-limits' }] });
  tokens = new Map([
    [filtering, await signIn(filtering)],
    [forgetting, await signIn(forgetting)],
  ]);
  const grownUp = apiOf(forgetting);
  const sitemap = (await grownUp.config.load()).sitemap ?? [];
  const paths = sitemap.map(({ path }) => path).filter((path) => !path.includes('{'));
  const pages = await Promise.all(paths.map((path) => grownUp.pages.byPath(path).catch(() => ({ entries: [] }))));
  const listIds = Array.from(new Set(pages.flatMap(listIdsIn)));
  const items = itemsIn(await askForRails(grownUp, { paths, listIds, channelIds: [] }));
  const channelIds = items.filter(({ type }) => type === 'channel').map(({ id }) => id);
  catalogue = { paths, listIds, channelIds, items: new Map(items.map((item) => [item.id, item])) };
}, 60_000);
afterAll(() => Promise.all([filtering.close(), forgetting.close()]));

test('[EE630] the search for leaks knows the catalogue, and of every kind something that is barred and something that is not', () => {
  expect(catalogue.items.size).toBeGreaterThan(300);
  expect(catalogue.listIds.length).toBeGreaterThan(30);
  for (const kind of all) {
    const above = Array.from(catalogue.items.values()).filter((item) => isAbove(kind, item));
    expect([above.length > 100, catalogue.items.size - above.length > 20]).toEqual([true, true]);
  }
});

const all = Object.keys(kinds) as Kind[];

async function findAbove(api: Api, kind: Kind, asked: Omit<Catalogue, 'items'>): Promise<readonly Found[]> {
  const shown = (await askForRails(api, asked)).flatMap((answer) => itemsIn(answer));
  expect(shown.length).toBeGreaterThan(10);
  return shown.filter((item) => isAbove(kind, item));
}

test.each(all)(
  '[EE630] no page, list, search or guide of a service that forgets holds what is above %s',
  async (kind) => {
    expect(await findAbove(apiOf(forgetting, kind), kind, catalogue)).toEqual([]);
  },
);

test.each(all)('[EE630] none of a service that filters holds what is above %s', async (kind) => {
  const listIds = catalogue.listIds.filter((_, index) => index % 9 === 0);
  expect(await findAbove(apiOf(filtering, kind), kind, { ...catalogue, listIds })).toEqual([]);
});

test.each(all)(
  '[EE631] neither an item, nor its link, up next or what goes with it leads %s above its limit',
  async (kind) => {
    const api = apiOf(forgetting, kind);
    const { suggestions } = createViewerApi(api);
    const leaks: unknown[] = [];
    const ask = async (item: Found, index: number): Promise<void> => {
      // What a page, up next and related are made of is one for all: every tenth shows it.
      const others =
        index % 10 > 0 || item.path === undefined
          ? []
          : [api.pages.byPath(item.path), suggestions.nextItem(item.id), suggestions.related(item.id)];
      const [detail, page, ...rest] = await Promise.allSettled([api.items.detail(item.id), ...others]);
      for (const outcome of [detail, page, ...rest])
        if (outcome?.status === 'fulfilled')
          leaks.push(...itemsIn(outcome.value).filter((each) => isAbove(kind, each)));
      if (isAbove(kind, item) && [detail, page].some((outcome) => outcome?.status === 'fulfilled')) leaks.push(item);
    };
    const titles = Array.from(catalogue.items.values()).filter(({ type }) => type !== 'link');
    await Promise.all(titles.map(ask));
    expect(leaks).toEqual([]);
  },
  // The first to ask waits for the service, the others for what it has said.
  60_000,
);
