import { expect, it } from 'vitest';
import { houseAddress } from './house-address';

const own = { address: '127.0.0.1', family: 'IPv4', internal: true };
const at = (address: string, family = 'IPv4') => ({ address, family, internal: false });

it('[CM204] takes the IPv4 address in the network, that of a home before another', () => {
  expect(houseAddress({ lo: [own], eth0: [at('fe80::1', 'IPv6'), at('10.0.0.7')] })).toBe('10.0.0.7');
  expect(houseAddress({ docker0: [at('172.17.0.1')], wlan0: [at('192.168.1.5')] })).toBe('192.168.1.5');
});

it('[CM204] says where the machine is in no network', () => {
  expect(() => houseAddress({ lo: [own], eth0: undefined })).toThrow('no address in a network');
});
