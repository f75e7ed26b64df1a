import { entriesById } from '@fjernsyn/reference-catalogue';
import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { isShown } from '../shapes/is-shown';
import { type ContinueWatchingRequest, toContinuedItem, toContinueWatching } from '../shapes/to-continue-watching';
import { toItem } from '../shapes/to-item';
import { toViewerList, type ViewerListRequest } from '../shapes/to-viewer-list';
import { viewerListNames } from '../shapes/viewer-list-names';
import type { AnswerContext } from '../shapes/wire';
import { forProfile } from '../tokens/secured';
import { continuedOf } from '../viewer/continue-watching';
import { listsOf } from './list-routes';
import { wholeNumberOf, wordsOf } from './query';

const largestPage = 50;
const usualPage = 12;

const { bookmarks, watched, continueWatching } = viewerListNames;

/** A profile's own lists, and those of the catalogue as it may see them (C7.35, C7.37, C7.42, C7.44). */
export function viewerListRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { answerContext } = deps;

  app.get(
    bookmarks.path,
    forProfile(deps, (context, { profile }) => {
      const answer = answerContext(context);
      const listed = newestFirst(profile.bookmarked, (at) => at, answer);
      return context.json(toViewerList(bookmarks, listed, requestOf(context), toItems(answer)));
    }),
  );

  app.get(
    watched.path,
    forProfile(deps, (context, { profile }) => {
      const answer = answerContext(context);
      const completed = context.req.query('completed');
      const listed = newestFirst(profile.watched, ({ lastWatchedAt }) => lastWatchedAt, answer).filter(
        ({ record }) => completed === undefined || String(record.isFullyWatched) === completed,
      );
      return context.json(toViewerList(watched, listed, requestOf(context), toItems(answer)));
    }),
  );

  app.get(
    continueWatching.path,
    forProfile(deps, (context, { profile }) => {
      const answer = answerContext(context);
      const shownAs = context.req.query('show_item_type');
      const request: ContinueWatchingRequest = {
        showItemType: shownAs === 'show' || shownAs === 'season' ? shownAs : 'episode',
        include: wordsOf(context.req.query('include')) ?? [],
      };
      const listed = continuedOf(profile)
        .map((each) => toContinuedItem(each, request))
        .filter(({ entry }) => isShown(entry, answer));
      return context.json(
        toViewerList(continueWatching, listed, requestOf(context), (shown) =>
          toContinueWatching(shown, request, answer),
        ),
      );
    }),
  );

  app.get(
    '/account/profile/lists',
    forProfile(deps, (context) => context.json(listsOf(context, answerContext(context)))),
  );
}

/** The entries of a profile's records that are still in the catalogue and within its limit. */
function newestFirst<Kept>(
  records: Readonly<Record<string, Kept>>,
  momentOf: (record: Kept) => number,
  answer: AnswerContext,
) {
  return Object.entries(records)
    .flatMap(([id, record]) => {
      const entry = entriesById.get(id);
      return entry === undefined ? [] : [{ entry, record }];
    })
    .filter(({ entry }) => isShown(entry, answer))
    .sort((one, other) => momentOf(other.record) - momentOf(one.record));
}

function toItems(answer: AnswerContext) {
  return (shown: readonly { readonly entry: Parameters<typeof toItem>[0] }[]) => ({
    items: shown.map(({ entry }) => toItem(entry, answer)),
  });
}

function requestOf({ req }: Context<ServiceEnv>): ViewerListRequest {
  return {
    page: wholeNumberOf(req.query('page'), 1, 1, 10_000),
    pageSize: wholeNumberOf(req.query('page_size'), usualPage, 1, largestPage),
    order: req.query('order'),
    orderBy: req.query('order_by'),
    itemTypes: wordsOf(req.query('item_type')),
  };
}
