import { entriesById, itemTypeOf, listsById, titleOf } from '@fjernsyn/reference-catalogue';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { compareDanish } from '../shapes/compare-danish';
import { isShown } from '../shapes/is-shown';
import { toNextItem } from '../shapes/to-next-item';
import { toOffered } from '../shapes/to-offered';
import { toRecommendations } from '../shapes/to-recommendations';
import { forBearer, forProfile } from '../tokens/secured';
import { recommend } from '../viewer/recommend';
import { suggestNext } from '../viewer/suggest-next';
import { expandOf, wholeNumberOf, wordsOf } from './query';
import { refuseUnknown } from './refuse-unknown';

/** Items of a recommended list, however many are asked for. */
const mostRecommended = 18;

/** What the service suggests to a profile: what is next, what is offered, what it may like (C7.29, C7.40, C7.41). */
export function suggestionRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { answerContext } = deps;

  app.get(
    '/account/profile/items/:id/next',
    forProfile(deps, (context, { profile }) => {
      const entry = entriesById.get(context.req.param('id') ?? '');
      if (entry === undefined) return refuseUnknown(context);
      const hasParent = ['parent', 'ancestors', 'all'].includes(context.req.query('expand') ?? '');
      const suggestion = suggestNext(entry, profile.watched);
      return context.json(toNextItem(entry, suggestion, hasParent, answerContext(context)));
    }),
  );

  app.get(
    '/account/profile/items/:id/offered',
    forProfile(deps, (context, { account }) => {
      const entry = entriesById.get(context.req.param('id') ?? '');
      if (entry === undefined) return refuseUnknown(context);
      const offered = toOffered(entry, expandOf(context.req.query('expand')), account, answerContext(context));
      return offered === undefined ? context.body(null, 204) : context.json(offered);
    }),
  );

  // An anonymous viewer has a profile token too, and is recommended what anybody is.
  app.get(
    '/recommendations/:id',
    forBearer(deps, 'UserProfile', 'Catalog', (context, { profile }) => {
      const definition = listsById.get(context.req.param('id') ?? '');
      if (definition?.isRecommended !== true) return context.json({ message: 'Liste ikke fundet' }, 404);
      const answer = answerContext(context);
      const beside = entriesById.get(context.req.query('content_id') ?? '');
      const limit = wholeNumberOf(context.req.query('item_limit'), mostRecommended, 1, mostRecommended);
      const types = wordsOf(context.req.query('item_type'));
      const entries = recommend({ profile, beside, limit: answer.limit })
        .filter((entry) => isShown(entry, answer) && (types?.includes(itemTypeOf(entry)) ?? true))
        .slice(0, limit);
      if (context.req.query('order_by') === 'a-z') {
        entries.sort((one, other) => compareDanish(titleOf(one), titleOf(other)));
        if (context.req.query('order') === 'desc') entries.reverse();
      }
      return context.json(toRecommendations(definition, entries, mostRecommended, answer));
    }),
  );
}
