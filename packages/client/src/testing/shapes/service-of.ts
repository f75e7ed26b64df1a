import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import type { FakeRoutes } from '../fake-world';
import { film } from './items';
import { listOf, type SentList } from './lists';
import type { SentPage } from './pages';

type Lists = Readonly<Record<string, SentList>>;

const sitemap = [{ id: '8', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];

/** A service that has one page, and any list: one of `lists`, or else a film named after the list and its parameter. */
export function serviceOf(page: SentPage, lists: Lists = {}, more: FakeRoutes = () => undefined): FakeRoutes {
  const listAt = (id: string, parameter: string | undefined): SentList =>
    lists[id] ??
    listOf(id, '', [film(Number(id) * 10, `Fra ${parameter ?? id}`)], parameter === undefined ? {} : { parameter });
  const answerOf = (path: string, query: URLSearchParams): FakeAnswer | undefined => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
    if (path === '/page') return query.get('path') === page.path ? { body: page } : undefined;
    if (path === '/lists') return { body: (query.get('ids') ?? '').split(',').map((id) => listAt(id, undefined)) };
    const [, id] = /^\/lists\/(\w+)$/.exec(path) ?? [];
    return id === undefined ? undefined : { body: listAt(id, query.get('param') ?? undefined) };
  };
  return (path, query) => more(path, query) ?? answerOf(path, query);
}
