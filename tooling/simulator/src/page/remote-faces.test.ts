import { expect, it } from 'vitest';
import { remoteKeys } from '../device/simulator-key';
import { remoteFaces, rowsOf } from './remote-faces';

it.each(['tizen', 'webos', 'hbbtv'] as const)('[SI60] draws every button of the remote once: %s', (target) => {
  const drawn = rowsOf(remoteKeys[target]).flatMap(({ keys }) => keys);
  expect([...drawn].sort()).toEqual([...remoteKeys[target]].sort());
  for (const key of drawn) expect(remoteFaces[key] ?? /^digit\d$/.exec(key)).toBeTruthy();
});

it('[SI60] draws no row that a remote does not have', () => {
  expect(rowsOf(remoteKeys.webos).map(({ name }) => name)).not.toContain('skip');
});
