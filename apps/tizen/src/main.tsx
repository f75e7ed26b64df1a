import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { addLaunchFocus } from './launch-focus';
import { createTizenPlatform } from './tizen-platform';

addLaunchFocus(window);
const { playerScripts, values } = readConfiguration(document);
void openClient({ ports: createTizenPlatform(window, playerScripts), configuration: values, window, toMediaSurface });
