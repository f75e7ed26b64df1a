import { expect, test } from 'vitest';
import { meets } from './meets';
import { serviceCallNames, serviceCalls } from './service-calls';

const query = new URLSearchParams();

test.each(serviceCallNames)('[RS122] the call %s is met by its own name alone', (name) => {
  const { method, path } = serviceCalls[name];
  const request = { method, path: path.replace('*', '1'), query };
  expect(serviceCallNames.filter((call) => meets({ call }, request))).toEqual([name]);
});

test('[RS122] a HEAD is the same call as its GET, where the fault names no method', () => {
  const head = { method: 'HEAD', path: '/media/a.mpd', query };
  expect([meets({ call: 'media' }, head), meets({ call: 'media', method: 'GET' }, head)]).toEqual([true, false]);
});
