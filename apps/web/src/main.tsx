import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createWebPlatform } from './web-platform';

const { playerUrl, values } = readConfiguration(document);
void openClient({ ports: createWebPlatform(window, playerUrl), configuration: values, window, toMediaSurface });
