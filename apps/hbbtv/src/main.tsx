import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createHbbtvPlatform } from './hbbtv-platform';

const { playerUrl, values } = readConfiguration(document);
void openClient({ ports: createHbbtvPlatform(window, playerUrl), configuration: values, window, toMediaSurface });
