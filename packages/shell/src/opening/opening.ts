import type { PageModel } from '@fjernsyn/catalogue';
import type { DurationMs } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { Connectivity } from '../connectivity/connectivity';
import { createFirstRail, type FirstRail } from './first-rail';
import { type OpenPartsDeps, openParts } from './open-parts';
import { createStart, type Start } from './start';
import { startPagePath } from './start-page-path';

/** How long after the first rail the service is asked for its texts: ours are there. */
const serviceTextsDelayMs: DurationMs = 900;

/** Dependencies of {@link createOpening}. */
export interface OpeningDeps extends Omit<OpenPartsDeps, 'recovery' | 'onPlace'> {
  readonly connectivity: Pick<Connectivity, 'checkHealth' | 'recovery'>;
  /** Says once that the set stores nothing, where it does not. */
  readonly checkStore: () => void;
}

/** From the first call of the service to the first rail, and what may come after it. */
export interface Opening {
  readonly start: Start;
  readonly firstRail: FirstRail;
  stop(): void;
}

/** Makes the {@link Opening} of an application that began at `startedAt`; nothing is asked of the service before `start.open()`. */
export function createOpening(deps: OpeningDeps): Opening {
  const { ports, configuration, reading, locale, connectivity, checkStore } = deps;
  const { clock, telemetry, history } = ports;
  const startedAt = clock.now();
  let cancelTexts = (): void => undefined;

  const firstRail = createFirstRail({
    clock,
    onShown() {
      telemetry.emit({ type: 'first-rail-shown', sinceStartMs: clock.now() - startedAt });
      void fillPreview(ports, reading.lastPage(configuration.paths.home));
    },
    afterwards() {
      cancelTexts = clock.after(serviceTextsDelayMs, () => void locale.open());
      checkStore();
      void reading.refreshStart(start.renew).catch(() => undefined);
    },
  });

  const start: Start = createStart({
    loadConfig(signal) {
      const config = reading.loadStart(signal, startPagePath(history.current.path, configuration));
      void connectivity.checkHealth();
      return config;
    },
    onOpen(config) {
      const onPlace = (): void => {
        if (firstRail.isShown.get()) checkStore();
      };
      const opened = openParts({ ...deps, recovery: connectivity.recovery, onPlace }, config);
      firstRail.wait();
      telemetry.emit({ type: 'application-started', startMs: clock.now() - startedAt });
      return opened;
    },
  });

  return {
    start,
    firstRail,
    stop() {
      firstRail.stop();
      cancelTexts();
      start.opened()?.places.stop();
    },
  };
}

/** Fills the set's own row, where it has one, with what the home page shows now. */
async function fillPreview({ preview }: Pick<Ports, 'preview'>, page: PageModel | undefined): Promise<void> {
  if (preview && page) (await import('./home-preview')).showHomePreview(preview, page);
}
