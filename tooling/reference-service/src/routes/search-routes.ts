import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { toSearch } from '../shapes/to-search';
import { forBearer } from '../tokens/secured';
import { wholeNumberOf, wordsOf } from './query';

/** `/v2/search` for everybody (C7.33). */
export function openSearchRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get('/v2/search', (context) => answerSearch(deps, context));
}

/** `/search`, the older one, for whoever has a profile token. */
export function profileSearchRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get(
    '/search',
    forBearer(deps, 'UserProfile', 'Catalog', (context) => answerSearch(deps, context)),
  );
}

/** Groups come whatever `group` says. */
function answerSearch({ answerContext }: RouteDeps, context: Context<ServiceEnv>): Response {
  const { req } = context;
  const request = {
    term: req.query('term') ?? '',
    include: wordsOf(req.query('include')),
    maxResults: wholeNumberOf(req.query('max_results'), 18, 1, 100),
  };
  return context.json(toSearch(request, answerContext(context)));
}
