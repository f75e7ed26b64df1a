import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installVisibility } from './install-visibility';

it('[SI21] hides the document while something else is in front, and tells once each way', () => {
  const { window, connected, device } = openSet('tizen');
  installVisibility(window, connected);
  const heard: string[] = [];
  window.document.addEventListener('visibilitychange', () => heard.push(window.document.visibilityState));
  device.update({ stage: 'suspended' });
  device.update({ isOnline: false });
  expect(window.document.hidden).toBe(true);
  device.update({ stage: 'running' });
  expect(heard).toEqual(['hidden', 'visible']);
});
