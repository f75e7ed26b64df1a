import { createFakePorts, settled } from '@fjernsyn/platform/testing';
import { createApplication, parseConfiguration } from '@fjernsyn/shell';
import type { WebConfiguration } from '../build-result';
import { brandOf } from './brand-of';

/**
 * The addresses that a viewer who comes to the home for the first time is going to ask for, learned from the application itself: it is
 * opened on ports that answer nothing. None for a configuration that it refuses, as its screen will tell.
 */
export async function startAddresses(configuration: WebConfiguration): Promise<readonly string[]> {
  const ports = createFakePorts({ service: () => new Promise(() => undefined) });
  try {
    const application = createApplication(
      ports,
      parseConfiguration({ ...configuration, brand: brandOf(configuration) }),
    );
    application.start.open();
    await settled();
    application.stop();
  } catch {
    return [];
  }
  return ports.http.requests.map(({ url }) => url).filter((url) => /\/(config|page)\?/.test(url));
}
