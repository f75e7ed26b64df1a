import { entriesById, entryWithin, rootOf } from '@fjernsyn/reference-catalogue';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { titleLength } from '../shapes/title-length';
import { toWatched } from '../shapes/to-account';
import { changeProfile } from '../state/create-store';
import type { WatchedState } from '../state/service-state';
import { forProfile } from '../tokens/secured';
import { isWatchedWhole } from '../viewer/watched-whole';
import { exactNumberOf, wordsOf } from './query';
import { refuseUnknown } from './refuse-unknown';

/** Longer than anything that is shown. */
const longestSeconds = 604_800;
/** Titles that may be forgotten by one call. */
const mostForgotten = 1_000;

/** How far a profile has watched what, and taking titles off what it goes on with (C7.38, C7.45). */
export function watchedRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.put(
    '/account/profile/watched/:id',
    forProfile(deps, (context, { account, profile }) => {
      const entry = entryWithin(deps.answerContext(context).limit, context.req.param('id'));
      if (entry === undefined) return refuseUnknown(context);
      const positionSeconds = exactNumberOf(context.req.query('position'), 0, longestSeconds);
      if (titleLength(entry) === undefined || positionSeconds === undefined)
        return context.json({ code: 400, message: 'Ugyldig værdi' }, 400);
      const { nowAt } = deps.answerContext(context);
      const watched: WatchedState = {
        positionSeconds,
        firstWatchedAt: profile.watched[entry.id]?.firstWatchedAt ?? nowAt,
        lastWatchedAt: nowAt,
        isFullyWatched: isWatchedWhole(entry, positionSeconds),
      };
      changeProfile(deps.store, account.id, profile.id, (each) => ({
        ...each,
        watched: { ...each.watched, [entry.id]: watched },
        dismissed: without(each.dismissed, [rootOf(entry)]),
      }));
      return context.json(toWatched(entry.id, watched));
    }),
  );

  // Like the real one: without names everything is forgotten.
  app.delete(
    '/account/profile/watched',
    forProfile(deps, (context, { account, profile }) => {
      const named = wordsOf(context.req.query('item_ids'), mostForgotten);
      changeProfile(deps.store, account.id, profile.id, (each) => ({
        ...each,
        watched: named === undefined ? {} : without(each.watched, named),
      }));
      return context.body(null, 204);
    }),
  );

  app.delete(
    '/account/profile/continue-watching/:id',
    forProfile(deps, (context, { account, profile }) => {
      const entry = entriesById.get(context.req.param('id') ?? '');
      if (entry === undefined) return refuseUnknown(context);
      const { nowAt } = deps.answerContext(context);
      changeProfile(deps.store, account.id, profile.id, (each) => ({
        ...each,
        dismissed: { ...each.dismissed, [rootOf(entry)]: nowAt },
      }));
      return context.body(null, 204);
    }),
  );
}

function without<Kept>(all: Readonly<Record<string, Kept>>, ids: readonly string[]): Record<string, Kept> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
}
