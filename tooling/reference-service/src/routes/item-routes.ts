import { entriesById, entryOfCustomId, entryWithin, seasonsOf } from '@fjernsyn/reference-catalogue';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toChildren, toExpandedItem } from '../shapes/to-expanded-item';
import { toRelated } from '../shapes/to-related';
import { expandOf, wholeNumberOf } from './query';

/** `/items/{id}` with its children and what is near to it (C7.23, C7.24). */
export function itemRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/items/:id', (context) => {
    const id = context.req.param('id');
    const answer = answerContext(context);
    const own = context.req.query('use_custom_id') === 'true' ? entryOfCustomId(id)?.id : id;
    const entry = entryWithin(answer.limit, own);
    if (entry === undefined) return context.json({ message: 'Titel ikke fundet' }, 404);
    const selected = context.req.query('select_season');
    const seasons = entry.type === 'show' && selected !== undefined ? seasonsOf(entry.show) : [];
    const season = selected === 'first' ? seasons[0] : seasons[seasons.length - 1];
    return context.json(toExpandedItem(season ?? entry, expandOf(context.req.query('expand')), answer));
  });

  app.get('/items/:id/children', (context) => {
    const answer = answerContext(context);
    const entry = entryWithin(answer.limit, context.req.param('id'));
    const request = {
      page: wholeNumberOf(context.req.query('page'), 1, 1, 10_000),
      pageSize: wholeNumberOf(context.req.query('page_size'), 24, 1, 100),
    };
    const children = entry && toChildren(entry, request, answer);
    return children === undefined ? context.json({ message: 'Ingen børn' }, 404) : context.json(children);
  });

  app.get('/items/:id/related', (context) => {
    const entry = entriesById.get(context.req.param('id'));
    if (entry === undefined) return context.json({ message: 'Titel ikke fundet' }, 404);
    const limit = wholeNumberOf(context.req.query('item_limit'), 18, 1, 50);
    return context.json(toRelated(entry, limit, answerContext(context)));
  });
}
