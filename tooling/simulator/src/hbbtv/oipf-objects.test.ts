import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceState } from '../device/device-state';
import { openSet } from '../testing/open-set';
import { installOipfObjects } from './oipf-objects';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

type OipfElement = HTMLObjectElement & Record<string, never>;

function setUp(state: Partial<DeviceState> = { tuner: 'presenting' }, model?: string) {
  const opened = openSet('hbbtv', { state, ...(model !== undefined && { model }) });
  const { window, connected } = opened;
  const held = { byPage: false };
  // The document's own timers run on the test's clock.
  window.setTimeout = ((run: () => void, ms: number) => setTimeout(run, ms)) as never;
  Object.defineProperty(window, 'performance', { value: performance, configurable: true });
  installOipfObjects(window, connected, { isHeldByPage: () => held.byPage });
  const put = (type: string): OipfElement => {
    const element = window.document.createElement('object') as OipfElement;
    element.type = type;
    window.document.body.append(element);
    return element;
  };
  return { ...opened, held, put };
}

// biome-ignore lint/suspicious/noExplicitAny: an object of the set is whatever its type says
const as = (element: OipfElement): any => element;

function watched(element: OipfElement) {
  const heard: unknown[] = [];
  for (const type of ['PlayStateChange', 'ChannelChangeSucceeded', 'ChannelChangeError'])
    element.addEventListener(type, (event) => {
      const { state, error, channel, errorState } = event as Event &
        Record<string, never> & { channel?: { name: string } };
      heard.push([type, ...(type === 'PlayStateChange' ? [state, error] : [channel?.name, errorState])]);
    });
  return heard;
}

it('[SI53] hides an application until it shows itself, and tells it of its channel', () => {
  const { put, device } = setUp({ tuner: 'presenting', isApplicationShown: false, channel: 1 });
  const application = as(put('application/oipfApplicationManager')).getOwnerApplication(undefined);
  expect(application.visible).toBe(false);
  application.show();
  expect(device.state().isApplicationShown).toBe(true);
  application.hide();
  expect(application.visible).toBe(false);
  expect(application.privateData.currentChannel).toMatchObject({ name: 'Second', sid: 1002 });
  expect(application.privateData.getFreeMem()).toBeGreaterThan(0);
  expect(application.privateData.keyset.setValue(1)).toBe(1);
});

it('[SI53] ends an application that destroys itself or gives way to another', () => {
  for (const end of ['destroyApplication', 'createApplication']) {
    const { put, device } = setUp();
    as(put('application/oipfApplicationManager')).getOwnerApplication(undefined)[end]('dvb://current.ait/1.2', false);
    vi.runAllTimers();
    expect(device.state().stage).toBe('launcher');
  }
});

it('[SI54] gives an element its members by its type, on an early set only after a while', () => {
  const { put } = setUp();
  expect(as(put('application/oipfConfiguration')).configuration).toMatchObject({ countryId: 'DNK', deviceId: '' });
  expect(as(put('text/plain')).configuration).toBeUndefined();
  const late = as(setUp({}, '2012').put('application/oipfApplicationManager'));
  expect(late.getOwnerApplication).toBeUndefined();
  vi.advanceTimersByTime(400);
  expect(late.getOwnerApplication).toBeTypeOf('function');
});

it('[SI54] makes objects by its factory', () => {
  const { window } = setUp();
  const factory = (window as unknown as { oipfObjectFactory: Record<string, (type?: string) => unknown> })
    .oipfObjectFactory;
  expect(factory.isObjectSupported?.('video/broadcast')).toBe(true);
  expect(factory.isObjectSupported?.('application/smell')).toBe(false);
  expect(factory.createVideoBroadcastObject?.()).toMatchObject({ playState: 0 });
});

it('[SI55] binds to the channel by way of connecting, stops, and binds again', () => {
  const { put, device } = setUp();
  const broadcast = put('video/broadcast');
  const heard = watched(broadcast);
  expect(as(broadcast).playState).toBe(0);
  expect(as(broadcast).bindToCurrentChannel()).toMatchObject({ name: 'First' });
  expect(as(broadcast).playState).toBe(1);
  vi.runAllTimers();
  expect(as(broadcast).currentChannel).toMatchObject({ name: 'First' });
  as(broadcast).stop();
  expect(device.state().tuner).toBe('stopped');
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  expect(device.state().tuner).toBe('presenting');
  expect(heard.map((event) => (event as unknown[])[1])).toEqual([1, 2, 3, 1, 2]);
});

it('[SI55] calls the handler of the property too', () => {
  const { put } = setUp();
  const broadcast = as(put('video/broadcast'));
  const hears = vi.fn();
  broadcast.onPlayStateChange = hears;
  broadcast.bindToCurrentChannel();
  expect(hears).toHaveBeenCalledWith(1, undefined);
});

it('[SI55] gives an application of the portal no channel and no broadcast', () => {
  const { put } = setUp({ tuner: 'none', start: 'portal' });
  const broadcast = put('video/broadcast');
  const heard = watched(broadcast);
  expect(as(broadcast).bindToCurrentChannel()).toBeNull();
  expect(heard).toEqual([['PlayStateChange', 0, 1]]);
  const application = as(put('application/oipfApplicationManager')).getOwnerApplication(undefined);
  expect(application.privateData.currentChannel).toBeNull();
});

it('[SI56] fails to bind for want of resources while media of the page hold the decoder', () => {
  const { put, held, device } = setUp({ tuner: 'stopped' });
  const broadcast = put('video/broadcast');
  const heard = watched(broadcast);
  held.byPage = true;
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  expect(heard).toEqual([
    ['PlayStateChange', 1, undefined],
    ['PlayStateChange', 0, 11],
  ]);
  expect(device.state().tuner).toBe('stopped');
});

it('[SI56] takes the decoder back when a stopped object is let go', async () => {
  const { put, device } = setUp();
  const broadcast = put('video/broadcast');
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  as(broadcast).stop();
  broadcast.remove();
  await expect.poll(() => device.state().tuner).toBe('presenting');
});

it('[SI56] takes it back by release too', () => {
  const { put, device } = setUp();
  const broadcast = as(put('video/broadcast'));
  broadcast.bindToCurrentChannel();
  vi.runAllTimers();
  broadcast.stop();
  broadcast.release();
  expect(broadcast.playState).toBe(0);
  expect(device.state().tuner).toBe('presenting');
});

it('[SI57] changes the channel, refuses an unknown one, and leaves the broadcast by none', () => {
  const { put, device } = setUp();
  const broadcast = put('video/broadcast');
  const { channelList } = as(broadcast).getChannelConfig();
  expect([channelList.length, channelList.item(2).name, channelList.item(3)]).toEqual([3, 'Third', null]);
  const heard = watched(broadcast);
  as(broadcast).setChannel(channelList.item(2));
  vi.runAllTimers();
  as(broadcast).nextChannel();
  vi.runAllTimers();
  as(broadcast).setChannel({ ccid: 'ccid:other', name: 'Other' });
  as(broadcast).setChannel(null);
  expect(heard.filter((event) => (event as unknown[])[0] !== 'PlayStateChange')).toEqual([
    ['ChannelChangeSucceeded', 'Third', undefined],
    ['ChannelChangeSucceeded', 'First', undefined],
    ['ChannelChangeError', 'Other', 5],
    ['ChannelChangeSucceeded', undefined, undefined],
  ]);
  expect(device.state().tuner).toBe('none');
  expect(as(broadcast).createChannelObject(12, 0x2242, 1, 1002)).toMatchObject({ name: 'Second' });
});

it('[SI57] tells a bound object that the viewer has zapped', () => {
  const { put, device } = setUp();
  const broadcast = put('video/broadcast');
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  const heard = watched(broadcast);
  device.update({ channel: 2 });
  expect(heard).toEqual([['ChannelChangeSucceeded', 'Third', undefined]]);
});

it('[SI58] says what it can do: options of its agent, and a decoder only while the broadcast has none', () => {
  const { put, device } = setUp();
  const capabilities = as(put('application/oipfCapabilities'));
  expect(capabilities.hasCapability('+DRM')).toBe(true);
  expect(capabilities.hasCapability('+PVR')).toBe(false);
  expect(capabilities.extraHDVideoDecodes).toBe(0);
  device.update({ tuner: 'stopped' });
  expect(capabilities.extraHDVideoDecodes).toBe(1);
  expect(capabilities.xmlCapabilities.getElementsByTagName('ui_profile').length).toBe(1);
});

it('[SI78] tells the limit of its menu as broadcasters count ages, and whether control is on only before HbbTV 2.0', () => {
  const { put, device, logged } = setUp({ parentalLimitAge: 12 });
  const manager = as(put('application/oipfParentalControlManager'));
  const scheme = manager.parentalRatingSchemes.getParentalRatingScheme('dvb-si');
  expect(scheme).toMatchObject({ length: 0, threshold: { scheme: 'dvb-si', value: 9 } });
  device.update({ parentalLimitAge: 0 });
  expect(scheme.threshold.value).toBe(0);
  expect(manager.parentalRatingSchemes.getParentalRatingScheme('mpaa')).toBeNull();
  expect(manager.getParentalControlStatus).toBeUndefined();
  expect(logged()).toContain('oipfParentalControlManager.getParentalRatingScheme');
  const old = setUp({ parentalLimitAge: 12 }, '2012').put('application/oipfParentalControlManager');
  expect(as(old).getParentalControlStatus).toBeUndefined();
  vi.advanceTimersByTime(400);
  expect([as(old).getParentalControlStatus(), as(old).isPINEntryLocked]).toEqual([true, false]);
});

it('[SI79] keeps back a programme that its limit locks, tells so, and shows it again once it may be seen', () => {
  const { put, device } = setUp({ tuner: 'presenting', channel: 2 });
  const broadcast = put('video/broadcast');
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  const heard = watched(broadcast);
  const blocked: unknown[] = [];
  as(broadcast).onParentalRatingChange = (
    _content: null,
    ratings: { item(index: number): object },
    _drm: null,
    is: boolean,
  ) => blocked.push(is, ratings.item(0));
  device.update({ parentalLimitAge: 15 });
  expect(heard).toEqual([['PlayStateChange', 1, 3]]);
  expect(device.state().tuner).toBe('connecting');
  device.update({ parentalLimitAge: 18 });
  expect(heard[1]).toEqual(['PlayStateChange', 2, undefined]);
  expect(blocked).toEqual([true, expect.objectContaining({ value: 12 }), false, expect.anything()]);
});

it('[SI79] fails to bind to a channel whose programme it locks, until the viewer zaps to another', () => {
  const { put, device } = setUp({ tuner: 'presenting', channel: 2, parentalLimitAge: 15 });
  const broadcast = put('video/broadcast');
  const heard = watched(broadcast);
  as(broadcast).bindToCurrentChannel();
  vi.runAllTimers();
  expect(heard).toEqual([
    ['PlayStateChange', 1, undefined],
    ['PlayStateChange', 0, 3],
  ]);
  device.update({ channel: 0 });
  expect(as(broadcast).playState).toBe(2);
  expect(device.state().tuner).toBe('presenting');
});

it('[SI58] knows no protection, and gives its number to nobody', () => {
  const { put } = setUp();
  const agent = put('application/oipfDrmAgent');
  const results: unknown[] = [];
  agent.addEventListener('DRMMessageResult', (event) =>
    results.push((event as unknown as { resultCode: number }).resultCode),
  );
  as(agent).sendDRMMessage('application/x', '<x/>', 'urn:x');
  const granted: boolean[] = [];
  as(put('application/oipfConfiguration')).configuration.requestAccessToDistinctiveIdentifier((is: boolean) =>
    granted.push(is),
  );
  vi.runAllTimers();
  expect(results).toEqual([5]);
  expect(granted).toEqual([false]);
});
