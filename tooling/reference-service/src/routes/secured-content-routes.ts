import type { RouteDeps, ServiceApp } from '../server/bindings';
import { liveStreamRoutes } from './channel-routes';
import { profileSearchRoutes } from './search-routes';
import { accountVideoRoutes } from './video-routes';

/** The calls of the catalogue that want a token. */
export function securedContentRoutes(app: ServiceApp, deps: RouteDeps): void {
  liveStreamRoutes(app, deps);
  accountVideoRoutes(app, deps);
  profileSearchRoutes(app, deps);
}
