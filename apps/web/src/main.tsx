import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createWebPlatform } from './web-platform';

const page = readConfiguration(document);
void openClient({ ports: createWebPlatform(window, page), configuration: page.values, window, toMediaSurface });
