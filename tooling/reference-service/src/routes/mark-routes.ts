import { type CatalogueEntry, entryWithin } from '@fjernsyn/reference-catalogue';
import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { wireDate } from '../shapes/dates';
import { changeProfile } from '../state/create-store';
import { forProfile, type ProfileBearer } from '../tokens/secured';
import { exactNumberOf } from './query';
import { refuseUnknown } from './refuse-unknown';

const marks = { bookmarks: 'bookmarked', follows: 'followed' } as const;
const highestRating = 10;

/** Bookmarks, follows and ratings of a profile (C7.36, C7.39, C7.43). */
export function markRoutes(app: ServiceApp, deps: RouteDeps): void {
  for (const folder of ['bookmarks', 'follows'] as const) {
    app.put(
      `/account/profile/${folder}/:id`,
      forProfile(deps, (context, bearer) => {
        const entry = entryWithin(deps.answerContext(context).limit, context.req.param('id'));
        if (entry === undefined) return refuseUnknown(context);
        if (folder === 'follows' && !canBeFollowed(entry))
          return context.json({ code: 3, message: 'Medvirkende kan ikke følges endnu' }, 403);
        return addMark(context, bearer, entry, folder);
      }),
    );

    app.delete(
      `/account/profile/${folder}/:id`,
      forProfile(deps, (context, { account, profile }) => {
        const itemId = context.req.param('id') ?? '';
        changeProfile(deps.store, account.id, profile.id, (each) => {
          const { [itemId]: _old, ...kept } = each[marks[folder]];
          return { ...each, [marks[folder]]: kept };
        });
        return context.body(null, 204);
      }),
    );
  }

  app.put(
    '/account/profile/ratings/:id',
    forProfile(deps, (context, { account, profile }) => {
      const entry = entryWithin(deps.answerContext(context).limit, context.req.param('id'));
      if (entry === undefined) return refuseUnknown(context);
      const rating = exactNumberOf(context.req.query('rating'), 1, highestRating);
      if (rating === undefined) return context.json({ code: 400, message: 'Ugyldig værdi' }, 400);
      changeProfile(deps.store, account.id, profile.id, (each) => ({
        ...each,
        rated: { ...each.rated, [entry.id]: rating },
      }));
      return context.json({ itemId: entry.id, rating });
    }),
  );

  function addMark(
    context: Context<ServiceEnv>,
    { account, profile }: ProfileBearer,
    { id: itemId }: CatalogueEntry,
    folder: keyof typeof marks,
  ): Response {
    const at = profile[marks[folder]][itemId] ?? deps.answerContext(context).nowAt;
    changeProfile(deps.store, account.id, profile.id, (each) => ({
      ...each,
      [marks[folder]]: { ...each[marks[folder]], [itemId]: at },
    }));
    return context.json({ itemId, creationDate: wireDate(at) });
  }
}

function canBeFollowed({ type }: CatalogueEntry): boolean {
  return type !== 'persona';
}
