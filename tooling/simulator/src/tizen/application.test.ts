import { expect, it, vi } from 'vitest';
import { openSet } from '../testing/open-set';
import { createApplication } from './application';

function setUp(payload?: unknown) {
  const opened = openSet('tizen', { state: { launch: { number: 1, kind: 'cold', payload } } });
  const application = createApplication(opened.window, opened.connected);
  const data = () => application.getCurrentApplication().getRequestedAppControl().appControl.data;
  return { ...opened, application, data };
}

it('[SI31] hands a deep link over as text within text under PAYLOAD, and a plain start without any', () => {
  expect(setUp().data()).toEqual([]);
  const [entry] = setUp({ path: '/a' }).data();
  expect(entry?.key).toBe('PAYLOAD');
  expect(JSON.parse(JSON.parse(entry?.value[0] ?? '').values)).toEqual({ path: '/a' });
  expect(JSON.parse(setUp('/b').data()[0]?.value[0] ?? '')).toEqual({ values: '/b' });
});

it('[SI31] tells a running application of a call by the event alone', () => {
  const { window, device, data } = setUp();
  const hears = vi.fn();
  window.addEventListener('appcontrol', hears);
  device.update({ launch: { number: 2, kind: 'warm', payload: '/c' } });
  expect(hears).toHaveBeenCalledTimes(1);
  expect(JSON.parse(data()[0]?.value[0] ?? '')).toEqual({ values: '/c' });
});

it('[SI31] ends by exit, in a moment, and goes behind by hide', async () => {
  const { application, device } = setUp();
  application.getCurrentApplication().hide();
  expect(device.state().stage).toBe('suspended');
  application.getCurrentApplication().exit();
  expect(device.state().stage).toBe('suspended');
  await expect.poll(() => device.state().stage).toBe('launcher');
});

it('[SI31] knows no other application', async () => {
  const { application } = setUp();
  expect(() => application.getAppInfo('other')).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  const fail = vi.fn();
  application.launch('other', undefined, fail);
  await expect.poll(() => fail).toHaveBeenCalledTimes(1);
});
