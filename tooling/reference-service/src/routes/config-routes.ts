import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toConfig } from '../shapes/to-config';
import { wordsOf } from './query';

/** `/config` and `/health` (C7.20, C7.47). */
export function configRoutes(app: ServiceApp, { answerContext }: RouteDeps): void {
  app.get('/config', (context) =>
    context.json(toConfig(wordsOf(context.req.query('include')) ?? [], answerContext(context))),
  );
  app.get('/health', (context) => context.json({ status: { isServiceAvailableTV: true, nextPingInMinutes: 5 } }));
}
