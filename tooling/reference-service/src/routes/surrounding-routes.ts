import type { RouteDeps, ServiceApp } from '../server/bindings';
import { toHealth } from '../shapes/to-health';
import { toLocaleStrings } from '../shapes/to-locale-strings';

/** `/health`, `/geolocation` and `/locale/{language}.json` (C7.12, C7.47, C7.49). */
export function surroundingRoutes(app: ServiceApp, deps: RouteDeps): void {
  app.get('/health', (context) => {
    const { status, body } = toHealth(deps.surroundings().health);
    return body === undefined ? context.text('', status) : context.json(body, status);
  });

  app.post('/geolocation', (context) => {
    const { isAbroad } = deps.answerContext(context);
    return context.json(
      isAbroad
        ? { geoLocation: 'abroad', isDeviceAbroad: 'true', isCountryVerified: false }
        : { geoLocation: 'dk', isDeviceAbroad: false, isCountryVerified: true },
    );
  });

  app.get('/locale/:file', (context) => {
    const strings = toLocaleStrings(context.req.param('file').replace(/\.json$/, ''));
    return strings === undefined ? context.json({ message: 'Sprog ikke fundet' }, 404) : context.json(strings);
  });
}
