import { expect, it } from 'vitest';
import { remoteKeys } from '../device/simulator-key';
import { webosGate } from './webos-keys';

it('[SI40] brings every button of the Magic Remote but those of the set', () => {
  expect(remoteKeys.webos.filter((key) => 'why' in webosGate(key))).toEqual(['exit', 'home']);
});

it('[SI40] sends Back as 461 by the name GoBack, channels as pages, digits by their names', () => {
  expect(webosGate('back')).toEqual({ code: 461, name: 'GoBack' });
  expect(webosGate('channelUp')).toEqual({ code: 33, name: 'PageUp' });
  expect(webosGate('digit7')).toEqual({ code: 55, name: '7' });
});
