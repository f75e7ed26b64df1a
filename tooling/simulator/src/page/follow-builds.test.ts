import { afterEach, expect, it, vi } from 'vitest';
import { createSimulatorDriver } from '../device/simulator-driver';
import { openSet } from '../testing/open-set';
import { followBuilds } from './follow-builds';

afterEach(() => void vi.unstubAllGlobals());

it('[SI80] starts the application anew, as it was started last, and leaves one that has ended', () => {
  const source = new EventTarget();
  // biome-ignore lint/complexity/useArrowFunction: it is called as a constructor
  const opened = vi.fn(function () {
    return source;
  });
  vi.stubGlobal('EventSource', opened);
  const { device } = openSet('webos', { state: { stage: 'launcher' } });
  const frame = { load: vi.fn(), unload: vi.fn() };
  const driver = createSimulatorDriver(device, frame, globalThis);
  followBuilds('/restarts', driver);
  expect(opened).toHaveBeenCalledWith('/restarts');
  source.dispatchEvent(new Event('restart'));
  expect(frame.load).not.toHaveBeenCalled();
  driver.launch({ payload: '/serie/natten' });
  source.dispatchEvent(new Event('restart'));
  expect(driver.state().launch).toMatchObject({ number: 2, kind: 'cold', payload: '/serie/natten' });
});
