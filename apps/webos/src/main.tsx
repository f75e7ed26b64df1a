import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createWebosPlatform } from './webos-platform';

const { playerUrl, values } = readConfiguration(document);
void openClient({ ports: createWebosPlatform(window, playerUrl), configuration: values, window, toMediaSurface });
