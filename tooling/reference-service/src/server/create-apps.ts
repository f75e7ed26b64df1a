import type { Artwork } from '@fjernsyn/reference-pictures';
import { Hono } from 'hono';
import { type ControlDeps, controlRoutes } from '../control/control-routes';
import { type ApplyFaultsDeps, applyFaults } from '../faults/apply-faults';
import { accountRoutes } from '../routes/account-routes';
import { authorizationRoutes } from '../routes/authorization-routes';
import { catalogueRoutes } from '../routes/catalogue-routes';
import { deviceCodeRoutes } from '../routes/device-code-routes';
import { exchangeRoutes } from '../routes/exchange-routes';
import { identityRoutes } from '../routes/identity-routes';
import { licenceRoutes } from '../routes/licence-routes';
import { markRoutes } from '../routes/mark-routes';
import { mediaRoutes } from '../routes/media-routes';
import { pictureRoutes } from '../routes/picture-routes';
import { profileRoutes } from '../routes/profile-routes';
import { securedContentRoutes } from '../routes/secured-content-routes';
import { suggestionRoutes } from '../routes/suggestion-routes';
import { viewerListRoutes } from '../routes/viewer-list-routes';
import { watchedRoutes } from '../routes/watched-routes';
import { answerUnserved } from './allowed-methods';
import { answerAfterWrite } from './answer-after-write';
import { answerErrors } from './answer-errors';
import type { RouteDeps, ServiceApp, ServiceEnv } from './bindings';
import { checkSize } from './check-size';
import { allowOrigins, answerPreflights } from './cors';
import { logRequests, type RequestRecord } from './request-log';

/** What both applications share. */
export interface AppDeps extends RouteDeps, ControlDeps, ApplyFaultsDeps {
  readonly artwork: Artwork;
  readonly faults: ApplyFaultsDeps['faults'];
}

/** The service itself: the catalogue, and what needs or gives a token. */
export function createServiceApp(deps: AppDeps): ServiceApp {
  const app = new Hono<ServiceEnv>();
  // Before all steps, so that no fault and no log ever meets it.
  controlRoutes(app, deps);
  addSteps(app, 'service', deps);
  catalogueRoutes(app, deps);
  authorizationRoutes(app, deps);
  deviceCodeRoutes(app, deps);
  accountRoutes(app, deps);
  profileRoutes(app, deps);
  exchangeRoutes(app, deps);
  identityRoutes(app, deps);
  securedContentRoutes(app, deps);
  markRoutes(app, deps);
  watchedRoutes(app, deps);
  viewerListRoutes(app, deps);
  suggestionRoutes(app, deps);
  licenceRoutes(app);
  return app;
}

/** The CDN: the catalogue's unsecured calls again, pictures and media. */
export function createCdnApp(deps: AppDeps): ServiceApp {
  const app = new Hono<ServiceEnv>();
  addSteps(app, 'cdn', deps);
  catalogueRoutes(app, deps);
  pictureRoutes(app, deps);
  mediaRoutes(app, deps);
  return app;
}

function addSteps(app: ServiceApp, origin: RequestRecord['origin'], deps: AppDeps): void {
  const { clock, requests } = deps;
  app.use(logRequests(origin, clock.trueNow, requests), allowOrigins(), checkSize(), applyFaults(deps));
  app.use(answerPreflights(), answerAfterWrite(deps.store));
  app.onError(answerErrors());
  app.notFound(answerUnserved(app));
}
