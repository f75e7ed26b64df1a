import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { castingOf, openClient } from '@fjernsyn/client';
import { createWebPlatform } from './web-platform';

const page = readConfiguration(document);
const ports = createWebPlatform(window, page);
void openClient({ ports, configuration: page.values, window, toMediaSurface, castingOf: castingOf(ports) });
