import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFakePorts, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { createApplication, parseConfiguration } from '@fjernsyn/shell';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { ApplicationContext, type ClientContext, OpenedContext } from '../application-context';
import { builtRooms } from '../header/rooms';
import { useObserved } from '../hooks/use-observed';
import * as screens from '../late/late-screens';
import { sourceAtHand } from '../late/late-source';
import { loadTranslate } from '../messages/translate';

/** What {@link loadApplication} gives to {@link withApplication}. */
type Loaded = Pick<ClientContext, 'application' | 't'>;

function InApplication({ application, t, children }: Loaded & { readonly children: ReactNode }): ReactNode {
  const context = useMemo(
    () => ({
      application,
      t,
      toMediaSurface: () => fakeMediaSurface,
      lateScreens: sourceAtHand(screens),
      rooms: builtRooms,
    }),
    [application, t],
  );
  const state = useObserved(application.start.state);
  return (
    <ApplicationContext.Provider value={context}>
      <OpenedContext.Provider value={state.phase === 'open' ? state : undefined}>{children}</OpenedContext.Provider>
    </ApplicationContext.Provider>
  );
}

/** Opens an application whose service has no page, and fetches our texts in the locale of the toolbar, for {@link withApplication}. */
export async function loadApplication({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>;
}): Promise<Loaded> {
  const ports = createFakePorts({
    path: '/findes-ikke',
    service: ({ url }) =>
      new URL(url).pathname === '/config'
        ? { body: serviceConfigExample }
        : { status: 404, body: { message: 'Side ikke fundet' } },
  });
  const configuration = parseConfiguration({
    brand: plainBrand,
    appTitle: 'Fjernsyn',
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
  });
  const application = createApplication(ports, configuration);
  application.start.open();
  await settled();
  return { application, t: await loadTranslate(String(globals.locale)) };
}

/** Gives a story an open application on fake ports, and our texts. */
export const withApplication: Decorator = (Story, { loaded }) => (
  <InApplication {...(loaded as Loaded)}>
    <Story />
  </InApplication>
);
