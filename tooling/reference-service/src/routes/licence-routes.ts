import { clearKeyPath } from '../protection/clear-key';
import { toClearKeyLicence } from '../protection/to-clear-key-licence';
import type { ServiceApp } from '../server/bindings';
import { bodyOf } from './json-body';

/** Where players get the keys of protected media. */
export function licenceRoutes(app: ServiceApp): void {
  app.post(clearKeyPath, async (context) => {
    const licence = toClearKeyLicence(await bodyOf(context));
    return licence === undefined ? context.json({ message: 'Nøglen kendes ikke' }, 404) : context.json(licence);
  });
}
