import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { createNavigatorConnectivity } from './navigator-connectivity';

test('[BR24] tells each change of the network once', () => {
  const window = createTestWindow();
  const connectivity = createNavigatorConnectivity(window);
  const heard: boolean[] = [];
  connectivity.subscribe((isOnline) => heard.push(isOnline));
  for (const type of ['online', 'offline', 'offline', 'online']) window.dispatchEvent(new window.Event(type));
  expect([heard, connectivity.isOnline]).toEqual([[false, true], true]);
});
