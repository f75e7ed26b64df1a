import { reconfiguredPage } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { type SimulatedTarget, serveSimulator } from '@fjernsyn/simulator';
import { builtSite } from './built-site';

/** A television's app as it is packaged, on a simulated set, against a service of its own. */
export interface StartedSet {
  /** The address of the simulator's page. */
  readonly url: string;
  readonly service: ReferenceService;
  close(): Promise<void>;
}

/** Starts a service, and a simulator whose application is told of it. Close it in `afterAll`. */
export async function startSet(target: SimulatedTarget): Promise<StartedSet> {
  const [{ outDir }, service] = await Promise.all([builtSite(target), startReferenceService()]);
  const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
  try {
    const simulator = await serveSimulator({
      target,
      siteDir: outDir,
      port: 0,
      toPage: (html) => reconfiguredPage(html, configuration, []),
    });
    return {
      url: simulator.url,
      service,
      close: async () => {
        await simulator.close();
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
