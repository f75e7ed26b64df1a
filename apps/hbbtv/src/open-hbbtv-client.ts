import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createHbbtvPlatform } from './hbbtv-platform';
import type { OpenHbbtvClient } from './start-hbbtv';

/** Opens the client on the ports of an HbbTV set; resolves once it is under way. */
export const openHbbtvClient: OpenHbbtvClient = async (start) => {
  const { playerScripts, values } = readConfiguration(document);
  const ports = await createHbbtvPlatform({ window, playerScripts, ...start });
  await openClient({ ports, configuration: values, window, toMediaSurface });
};
