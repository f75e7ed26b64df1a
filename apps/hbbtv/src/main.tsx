import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { startHbbtv } from './start-hbbtv';

const { playerUrl, values } = readConfiguration(document);
const appTitle = (values as { readonly appTitle?: unknown } | undefined)?.appTitle;

void startHbbtv({
  window,
  applicationName: typeof appTitle === 'string' ? appTitle : 'Fjernsyn',
  async fetchClient() {
    const [{ openClient }, { createHbbtvPlatform }] = await Promise.all([
      import('@fjernsyn/client'),
      import('./hbbtv-platform'),
    ]);
    return async (start) => {
      const ports = await createHbbtvPlatform({ window, playerUrl, ...start });
      await openClient({ ports, configuration: values, window, toMediaSurface });
    };
  },
});
