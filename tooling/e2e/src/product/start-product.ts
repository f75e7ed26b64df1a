import { type BuildResult, serveWeb, type WebConfiguration } from '@fjernsyn/packager';
import {
  type ReferenceService,
  type ReferenceServiceOptions,
  startReferenceService,
} from '@fjernsyn/reference-service';
import { builtSite } from './built-site';

/** The product as viewers get it: the web app built for production, against a reference service of its own. */
export interface Product {
  readonly url: string;
  readonly service: ReferenceService;
  readonly built: BuildResult;
  close(): Promise<void>;
}

/**
 * Starts a service with its own state and faults, as `options` say, and serves the run's one build with the addresses of that service;
 * words of `configuration` go to the page as well. Close it in `afterAll`.
 */
export async function startProduct(
  configuration: WebConfiguration = {},
  options: ReferenceServiceOptions = {},
): Promise<Product> {
  const [built, service] = await Promise.all([builtSite('web'), startReferenceService(options)]);
  const addresses = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
  try {
    const web = await serveWeb({
      port: 0,
      mode: 'production',
      outDir: built.outDir,
      configuration: { ...addresses, ...configuration },
    });
    return {
      url: web.url,
      service,
      built,
      close: async () => {
        await web.close();
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
