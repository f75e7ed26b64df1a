import { isAppError } from '@fjernsyn/kernel';
import type { MediaSurface, Ports } from '@fjernsyn/platform';
import { type Application, createApplication, parseConfiguration } from '@fjernsyn/shell';
import { activateFocused, keepRootSize, type PictureLoader } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { ClientRoot } from './client-root';
import { MisconfiguredScreen } from './failure/misconfigured-screen';
import { createLook } from './look';
import { loadTranslate } from './messages/translate';
import { createTexts } from './texts';

/** What {@link createClient} stands on. */
export interface ClientDeps {
  readonly ports: Ports;
  /** As the page carried it, unread. */
  readonly configuration: unknown;
  readonly window: Window;
  /** Makes a target's surface of a video element. */
  readonly toMediaSurface: (element: HTMLVideoElement) => MediaSurface;
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
  const { window, ports } = deps;
  try {
    const configuration = parseConfiguration(deps.configuration);
    const application = createApplication(ports, configuration);
    const lookReady = createLook(application, window);
    const texts = createTexts(application, window.document);
    application.remote.activations.subscribe(() => activateFocused(application.focus, window.document));
    const [look, t] = [await lookReady, await texts];
    const pictures = await loadPictures(application);
    return {
      element: (
        <ClientRoot
          application={application}
          look={look}
          pictures={pictures}
          texts={t}
          toMediaSurface={deps.toMediaSurface}
        />
      ),
      start: () => openApplication(application),
    };
  } catch (thrown) {
    if (!isAppError(thrown)) throw thrown;
    keepRootSize(window);
    const t = await loadTranslate(ports.device.language);
    return { element: <MisconfiguredScreen error={thrown} t={t} />, start: () => Promise.resolve() };
  }
}
