import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toConfig } from '../shapes/to-config';
import { wordsOf } from './query';

/** `/config` (C7.20). */
export function configRoutes(app: ServiceApp, { answerContext, serviceUrl, variants }: RouteDeps): void {
  app.get('/config', (context) =>
    context.json(
      toConfig(wordsOf(context.req.query('include')) ?? [], answerContext(context), serviceUrl(context), variants),
    ),
  );
}
