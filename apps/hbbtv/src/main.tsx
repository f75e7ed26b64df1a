import { startHbbtv } from './start-hbbtv';

void startHbbtv({
  window,
  // The packager gives the page the product's name for a title.
  applicationName: document.title,
  fetchClient: async () => (await import('./open-hbbtv-client')).openHbbtvClient,
});
