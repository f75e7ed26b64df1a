import { toMediaSurface } from '@fjernsyn/browser';
import { createClient } from '@fjernsyn/client';
import { createRoot } from 'react-dom/client';
import { readConfiguration } from './read-configuration';
import { createWebPlatform } from './web-platform';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

const configuration = readConfiguration(document);
void createClient({
  ports: createWebPlatform(window, configuration.playerUrl),
  configuration: configuration.values,
  window,
  toMediaSurface,
}).then((client) => {
  createRoot(container).render(client.element);
  client.start();
});
