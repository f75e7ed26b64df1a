import { readConfiguration } from '@fjernsyn/browser';
import { startHbbtv } from './start-hbbtv';

const { values } = readConfiguration(document);
const appTitle = (values as { readonly appTitle?: unknown } | undefined)?.appTitle;

void startHbbtv({
  window,
  applicationName: typeof appTitle === 'string' ? appTitle : 'Fjernsyn',
  fetchClient: async () => (await import('./open-hbbtv-client')).openHbbtvClient,
});
