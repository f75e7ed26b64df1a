import { Hono } from 'hono';
import type { Artwork } from '../pictures/create-artwork';
import { accountRoutes } from '../routes/account-routes';
import { authorizationRoutes } from '../routes/authorization-routes';
import { catalogueRoutes } from '../routes/catalogue-routes';
import { deviceCodeRoutes } from '../routes/device-code-routes';
import { mediaRoutes } from '../routes/media-routes';
import { pictureRoutes } from '../routes/picture-routes';
import { profileRoutes } from '../routes/profile-routes';
import { applyFaults } from './apply-faults';
import type { RouteDeps, ServiceApp, ServiceEnv } from './bindings';
import { cors } from './cors';
import type { createFaults } from './fault-rules';
import { logRequests, type RequestRecord } from './request-log';

/** What both applications share. */
export interface AppDeps extends RouteDeps {
  readonly artwork: Artwork;
  readonly faults: ReturnType<typeof createFaults>;
  readonly now: () => number;
  readonly note: (record: RequestRecord) => void;
}

/** The service itself: the catalogue, and what needs or gives a token. */
export function createServiceApp(deps: AppDeps): ServiceApp {
  const app = createBareApp('service', deps);
  catalogueRoutes(app, deps);
  authorizationRoutes(app, deps);
  deviceCodeRoutes(app, deps);
  accountRoutes(app, deps);
  profileRoutes(app, deps);
  return app;
}

/** The CDN: the catalogue's unsecured calls again, pictures and media. */
export function createCdnApp(deps: AppDeps): ServiceApp {
  const app = createBareApp('cdn', deps);
  catalogueRoutes(app, deps);
  pictureRoutes(app, deps);
  mediaRoutes(app, deps);
  return app;
}

function createBareApp(origin: RequestRecord['origin'], { faults, now, note }: AppDeps): ServiceApp {
  const app = new Hono<ServiceEnv>();
  app.use(logRequests(origin, now, note), cors(), applyFaults(faults));
  app.notFound((context) => context.json({ message: 'Ikke fundet' }, 404));
  return app;
}
