import { listsById } from '@fjernsyn/reference-catalogue';
import type { Context } from 'hono';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { type ListRequest, toList } from '../shapes/to-list';
import type { AnswerContext, Wire } from '../shapes/wire';
import { wholeNumberOf, wordsOf } from './query';

/** `/lists` and `/lists/{id}` (C7.26, C7.28). In a batch, a key is an id, or an id and its parameter with `|` between. */
export function listRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/lists', (context) => context.json(listsOf(context, answerContext(context))));

  app.get('/lists/:id', (context) => {
    const definition = listsById.get(context.req.param('id'));
    if (definition === undefined) return context.json({ message: 'Liste ikke fundet' }, 404);
    return context.json(toList(definition, listRequest(context), answerContext(context)));
  });
}

/** The first page of each known list that a call names. */
export function listsOf(context: Context<ServiceEnv>, answer: AnswerContext): readonly Wire[] {
  const request = listRequest(context);
  return (wordsOf(context.req.query('ids')) ?? []).flatMap((key) => {
    const [id, parameter] = key.split('|');
    const definition = listsById.get(id ?? '');
    return definition === undefined ? [] : [toList(definition, { ...request, page: 1, parameter }, answer)];
  });
}

function listRequest(context: Context<ServiceEnv>): ListRequest {
  const order = context.req.query('order');
  return {
    page: wholeNumberOf(context.req.query('page'), 1, 1, 10_000),
    pageSize: wholeNumberOf(context.req.query('page_size'), 24, 1, 100),
    parameter: context.req.query('param'),
    order: order === 'asc' || order === 'desc' ? order : undefined,
    orderBy: context.req.query('order_by'),
    itemType: context.req.query('item_type'),
    relations: wordsOf(context.req.query('relations')),
  };
}
