import { entryWithin, listsById } from '@fjernsyn/reference-catalogue';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toList } from '../shapes/to-list';
import { toLiveStreams } from '../shapes/to-live-streams';
import { forBearer } from '../tokens/secured';
import { wholeNumberOf } from './query';

/** `/channels/{groupId}` for everybody; a group is a list of channels. */
export function channelRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/channels/:groupId', (context) => {
    const definition = listsById.get(context.req.param('groupId'));
    const answer = answerContext(context);
    if (definition?.entriesAt(answer.nowAt).every(({ type }) => type === 'channel') !== true)
      return context.json({ message: 'Kanaler ikke fundet' }, 404);
    const page = wholeNumberOf(context.req.query('page'), 1, 1, 10_000);
    return context.json(toList(definition, { page, pageSize: 24 }, answer));
  });
}

/** `/channels/{id}/liveStreams` for whoever has a profile token, that of nobody included. */
export function liveStreamRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get(
    '/channels/:id/liveStreams',
    forBearer(deps, 'UserProfile', 'Catalog', (context) => {
      const answer = deps.answerContext(context);
      const entry = entryWithin(answer.limit, context.req.param('id'));
      return entry?.type === 'channel'
        ? context.json(toLiveStreams(entry.channel, answer))
        : context.json({ message: 'Kanal ikke fundet' }, 404);
    }),
  );
}
