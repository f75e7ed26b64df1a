import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createTizenPlatform } from './tizen-platform';

const { playerUrl, values } = readConfiguration(document);
void openClient({ ports: createTizenPlatform(window, playerUrl), configuration: values, window, toMediaSurface });
