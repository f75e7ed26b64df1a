import type { PageRequest } from '../pages/page-request';
import { resolvePage } from '../pages/resolve-page';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { expandOf, wholeNumberOf, wordsOf } from './query';

/** `/page` (C7.21): 404 without a code where a path leads nowhere. */
export function pageRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/page', (context) => {
    const path = (context.req.query('path') ?? '/').split(/[?#]/)[0] ?? '/';
    const pageSize = wholeNumberOf(context.req.query('list_page_size'), 24, 1, 100);
    const expand = context.req.query('item_detail_expand');
    const features = wordsOf(context.req.query('ff')) ?? [];
    const has = (feature: string) => features.includes(feature) || features.includes('all');
    const request: PageRequest = {
      path: path.length > 1 ? path.replace(/\/$/, '') : path,
      pageSize,
      largePageSize: wholeNumberOf(context.req.query('list_page_size_large'), pageSize, 1, 100),
      expand: expand === undefined ? 'all' : expandOf(expand),
      isHtml: (context.req.query('text_entry_format') ?? 'html') === 'html',
      prefetch: wholeNumberOf(context.req.query('max_list_prefetch'), 3, 0, 50),
      isItemInPage: has('idp'),
      isListInPage: has('ldp'),
    };
    const page = resolvePage(request, answerContext(context));
    return page === undefined ? context.json({ message: 'Side ikke fundet' }, 404) : context.json(page);
  });
}
