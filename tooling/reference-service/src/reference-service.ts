import { clips, clipsFolder } from '@fjernsyn/media';
import { entriesById } from './catalogue/catalogue';
import { createArtwork } from './pictures/create-artwork';
import { picturesFolder } from './pictures/pictures-folder';
import type { MediaLibrary } from './server/bindings';
import { type AppDeps, createCdnApp, createServiceApp } from './server/create-apps';
import { createFaults, type Faults } from './server/fault-rules';
import { type Listener, listen } from './server/listen';
import type { RequestRecord } from './server/request-log';

/** How a reference service is started. */
export interface ReferenceServiceOptions {
  /** 0, the default, is any free port. */
  readonly port?: number;
  readonly cdnPort?: number;
  readonly host?: string;
  readonly media?: MediaLibrary;
  /** Where drawn pictures are kept, an absolute path; `.fjernsyn/pictures` of the repository where nothing is said. */
  readonly pictures?: string;
  /** Epoch ms. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
}

/** A running reference service. */
export interface ReferenceService {
  readonly url: string;
  readonly cdnUrl: string;
  readonly faults: Faults;
  /** Every request since the start, preflights included, oldest first. */
  readonly requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/**
 * Starts the service and its CDN, each on an origin of its own. Rejects with `reference-service/port-taken` where something else listens
 * on a port; looking for a free one is the caller's business.
 */
export async function startReferenceService(options: ReferenceServiceOptions = {}): Promise<ReferenceService> {
  const { port = 0, cdnPort = 0, host = '127.0.0.1', now = Date.now, log } = options;
  const faults = createFaults();
  const requests: RequestRecord[] = [];
  let cdn: Listener | undefined;
  const deps: AppDeps = {
    artwork: createArtwork({ entryOf: (id) => entriesById.get(id) }, { folder: options.pictures ?? picturesFolder }),
    faults,
    now,
    media: options.media ?? { clips, folder: clipsFolder },
    note(record) {
      requests.push(record);
      log?.(`${record.origin} ${record.method} ${record.path}`);
    },
    // A set in the house reaches this machine by another name than the machine itself does.
    answerContext: (context) => ({
      cdnUrl: `http://${new URL(context.req.url).hostname}:${cdn?.port ?? cdnPort}`,
      nowAt: now(),
    }),
  };
  cdn = await listen(createCdnApp(deps), cdnPort, host);
  const cdnListener = cdn;
  const service = await listen(createServiceApp(deps), port, host).catch(async (error: unknown) => {
    await cdnListener.close();
    throw error;
  });
  return {
    url: `http://${host}:${service.port}`,
    cdnUrl: `http://${host}:${cdnListener.port}`,
    faults,
    requests,
    async close() {
      await Promise.all([service.close(), cdnListener.close()]);
    },
  };
}
