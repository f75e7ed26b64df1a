import { readConfiguration, toMediaSurface } from '@fjernsyn/browser';
import { openClient } from '@fjernsyn/client';
import { createWebosPlatform } from './webos-platform';

const { playerScripts, values } = readConfiguration(document);
void openClient({ ports: createWebosPlatform(window, playerScripts), configuration: values, window, toMediaSurface });
