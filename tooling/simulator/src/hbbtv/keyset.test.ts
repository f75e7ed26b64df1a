import { expect, it } from 'vitest';
import { deviceModels } from '../device/device-models';
import { remoteKeys } from '../device/simulator-key';
import { openSet } from '../testing/open-set';
import { keyConstants } from './key-constants';
import { createKeyset, hbbtvGate, keyGroups } from './keyset';

const { RED, NAVIGATION, VCR, NUMERIC } = keyGroups;

function setUp(start: 'red-button' | 'portal' = 'portal', model?: string) {
  const opened = openSet('hbbtv', { ...(model !== undefined && { model }), state: { start } });
  return { ...opened, keyset: createKeyset(opened.connected), gate: hbbtvGate(opened.connected) };
}

it('[SI50] brings no button before the application has asked for its group', () => {
  const { keyset, gate } = setUp();
  expect(gate('red')).toEqual({ why: 'VK_RED is outside the keyset' });
  keyset.setValue(RED);
  expect(gate('red')).toMatchObject({ code: 403 });
  expect(gate('left')).toHaveProperty('why');
});

it('[SI50] can bring every button of its remote but those of the set', () => {
  const { keyset, gate } = setUp();
  keyset.setValue(keyset.maximumValue);
  expect(remoteKeys.hbbtv.filter((key) => 'why' in gate(key))).toEqual(['exit', 'channelUp', 'channelDown']);
});

it('[SI51] takes VCR and digits from an application of a channel until the viewer has used it', () => {
  const { keyset, gate, device } = setUp('red-button');
  expect(keyset.setValue(RED | NAVIGATION | VCR | NUMERIC)).toBe(RED | NAVIGATION);
  expect(keyset.value).toBe(RED | NAVIGATION);
  expect(gate('play')).toHaveProperty('why');
  expect(device.state().isActivated).toBe(false);
  gate('red');
  expect(device.state().isActivated).toBe(true);
  expect(gate('play')).toHaveProperty('why');
  expect(keyset.setValue(RED | VCR | NUMERIC)).toBe(RED | VCR | NUMERIC);
  expect(gate('play')).toMatchObject({ code: 415 });
});

it('[SI51] gives an application of the portal all that it asks for', () => {
  expect(setUp('portal').keyset.setValue(VCR | NUMERIC)).toBe(VCR | NUMERIC);
});

it('[SI52] has the numbers of its time: an early set plays by what is a letter elsewhere', () => {
  const early = setUp('portal', '2012');
  early.keyset.setValue(VCR | NAVIGATION);
  expect(early.gate('play')).toMatchObject({ code: 0x50 });
  expect(early.gate('back')).toMatchObject({ code: 0xa6 });
  expect(keyConstants(deviceModels.hbbtv[0] ?? { systemVersion: '' }).VK_BACK).toBe(461);
});
