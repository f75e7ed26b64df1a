import { isAppError } from '@fjernsyn/kernel';
import type { MediaSurface, Ports } from '@fjernsyn/platform';
import { type Application, createApplication, parseConfiguration } from '@fjernsyn/shell';
import { keepRootSize, type PictureLoader } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import type { OpenCasting } from './cast/casting-of';
import { ClientRoot } from './client-root';
import { followRemote } from './follow-remote';
import { builtRooms } from './header/rooms';
import { createLateScreens, type LateScreens } from './late/create-late-screens';
import type { LateSource } from './late/late-source';
import { createLook } from './look';
import { loadTranslate } from './messages/translate';
import { createSectionTable, type SectionTable } from './page/sections/section-table';
import { createTexts } from './texts';

/** Dependencies of {@link createClient}. */
export interface ClientDeps {
  readonly ports: Ports;
  /** As the page carried it, unread. */
  readonly configuration: unknown;
  readonly window: Window;
  /** Makes a target's surface of a video element. */
  readonly toMediaSurface: (element: HTMLVideoElement) => MediaSurface;
  /** Makes what opens casting; missing on targets that cast nothing. */
  readonly castingOf?: ((application: Application) => OpenCasting | undefined) | undefined;
  /** Default {@link createSectionTable}. */
  readonly sections?: SectionTable;
  /** Default {@link createLateScreens}. */
  readonly lateScreens?: LateSource<LateScreens>;
}

/** The application with its face, for a target to put into its page. */
export interface Client {
  readonly element: ReactElement;
  /** Opens the application; resolves when the element has more to show than that it opens, or when that takes long. */
  start(): Promise<void>;
}

/** What loads pictures on a set that has a limit for them; none where it has no limit, or where the code does not come. */
async function loadPictures(application: Pick<Application, 'device' | 'focus'>): Promise<PictureLoader | undefined> {
  if (!Number.isFinite(application.device.deviceClass.decodedImageBytes)) return undefined;
  return import('./defer-pictures').then(
    ({ deferPictures }) => deferPictures(application),
    () => undefined,
  );
}

/** Fetches what is soon needed; what cannot be fetched now is fetched again by whoever needs it. */
function fetchAhead(...sources: readonly LateSource<unknown>[]): void {
  for (const source of sources) void source.fetch().catch(() => undefined);
}

/** How long the page's own opening stands alone: it says nothing to readers, and cannot say that it takes long. */
const patienceMs = 1_000;

function openApplication({ start, reading, clock }: Pick<Application, 'clock' | 'reading' | 'start'>): Promise<void> {
  return new Promise((resolve) => {
    const end = start.state.subscribe(() => {
      end();
      void reading.pageAhead().then(() => resolve());
    });
    clock.after(patienceMs, resolve);
    start.open();
  });
}

/** Makes the {@link Client}, in its language. A configuration that cannot be read becomes a screen that says so. */
export async function createClient(deps: ClientDeps): Promise<Client> {
  const { window, ports, sections = createSectionTable(), lateScreens = createLateScreens() } = deps;
  try {
    const configuration = parseConfiguration(deps.configuration);
    const application = createApplication(ports, configuration);
    // Elsewhere than at home an item's page, or what a film is watched on, is soon needed: its code comes beside the data.
    if (ports.history.current.path !== configuration.paths.home) fetchAhead(lateScreens, sections.sourceOf('detail'));
    const lookReady = createLook(application, window);
    const texts = createTexts(application, window.document);
    followRemote(application, window.document);
    const [look, t] = [await lookReady, await texts];
    const pictures = await loadPictures(application);
    return {
      element: (
        <ClientRoot
          application={application}
          look={look}
          pictures={pictures}
          texts={t}
          sections={sections}
          lateScreens={lateScreens}
          rooms={builtRooms}
          toMediaSurface={deps.toMediaSurface}
          openCasting={deps.castingOf?.(application)}
        />
      ),
      start: () => openApplication(application),
    };
  } catch (thrown) {
    if (!isAppError(thrown)) throw thrown;
    keepRootSize(window);
    const [t] = await Promise.all([loadTranslate(ports.device.language), lateScreens.fetch()]);
    const { MisconfiguredScreen } = lateScreens.get() as LateScreens;
    return { element: <MisconfiguredScreen error={thrown} t={t} />, start: () => Promise.resolve() };
  }
}
