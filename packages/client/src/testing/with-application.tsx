import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFakePorts, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { createApplication, parseConfiguration } from '@fjernsyn/shell';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { ApplicationContext } from '../application-context';
import type { Translate } from '../messages/create-translate';
import { loadTranslate } from '../messages/translate';

function InApplication({ t, children }: { readonly t: Translate; readonly children: ReactNode }): ReactNode {
  const context = useMemo(() => {
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
    return { application, t, toMediaSurface: () => fakeMediaSurface };
  }, [t]);
  return <ApplicationContext.Provider value={context}>{children}</ApplicationContext.Provider>;
}

/** Fetches our texts in the toolbar's locale, for {@link withApplication}. */
export async function loadTexts({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  return { t: await loadTranslate(String(globals.locale)) };
}

/** Gives a story an open application on fake ports, whose service has no page, and our texts. */
export const withApplication: Decorator = (Story, { loaded }) => (
  <InApplication t={loaded.t as Translate}>
    <Story />
  </InApplication>
);
