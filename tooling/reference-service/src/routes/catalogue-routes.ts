import type { RouteDeps, ServiceApp } from '../server/bindings';
import { channelRoutes } from './channel-routes';
import { configRoutes } from './config-routes';
import { itemRoutes } from './item-routes';
import { listRoutes } from './list-routes';
import { pageRoutes } from './page-routes';
import { scheduleRoutes } from './schedule-routes';
import { openSearchRoutes } from './search-routes';
import { surroundingRoutes } from './surrounding-routes';
import { openVideoRoutes } from './video-routes';
import { webRoutes } from './web-routes';

/** The unsecured calls, the same on the service and on its CDN. */
export function catalogueRoutes(app: ServiceApp, deps: RouteDeps): void {
  configRoutes(app, deps);
  surroundingRoutes(app, deps);
  scheduleRoutes(app, deps);
  channelRoutes(app, deps);
  pageRoutes(app, deps);
  itemRoutes(app, deps);
  openVideoRoutes(app, deps);
  openSearchRoutes(app, deps);
  listRoutes(app, deps);
  webRoutes(app);
}
