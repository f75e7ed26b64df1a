import { AppError } from '@fjernsyn/kernel';
import { createFakeKeyValueStore, createFakeLifecycle, createFakePorts, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import type { HelpText } from './overlays/overlay-payloads';
import { createSurroundings } from './surroundings';

const setUp = (exitStyle: 'none' | 'ask' | 'system' = 'ask', isDurable = true) => {
  const store = createFakeKeyValueStore({}, { isDurable });
  const ports = { ...createFakePorts(), store, lifecycle: createFakeLifecycle(exitStyle) };
  const told: string[] = [];
  const world = {
    isAvailable: true,
    isWatching: false,
    isReached: true,
    isAbroad: false,
    isKnownAbroad: false,
    place: 'here',
    help: undefined as HelpText | undefined,
  };
  ports.http.serve(() => {
    if (!world.isReached) throw new AppError('http/unreachable');
    return {};
  });
  const surroundings = createSurroundings({
    ports,
    async ping() {
      await surroundings.connectivity.http.send({
        method: 'GET',
        url: 'https://a.example/health',
        headers: {},
        timeoutMs: 1,
      });
      return { isAvailable: world.isAvailable, nextPingMs: 60_000 };
    },
    isWatching: () => world.isWatching,
    place: () => world.place,
    isAbroad: async () => world.isAbroad,
    isKnownAbroad: () => world.isKnownAbroad,
    loadHelp: async () => world.help,
    goBack: () => told.push('back'),
  });
  surroundings.connectivity.recovery.subscribe((reason) => told.push(reason));
  const visible = () => surroundings.view.overlays.visible.get()?.kind;
  const loseNetwork = async (): Promise<void> => {
    world.isReached = false;
    for (const isOnline of [false, true]) {
      ports.connectivity.turn(isOnline);
      await settled();
    }
  };
  return { ports, surroundings, world, told, visible, loseNetwork };
};

test('[SH159] a service that is down stands in the way until it is back; what failed is then asked for anew', async () => {
  const { ports, surroundings, world, visible, told } = setUp();
  world.isAvailable = false;
  await surroundings.connectivity.checkHealth();
  expect(visible()).toBe('service-unavailable');
  world.isAvailable = true;
  await ports.clock.advanceSettled(60_000);
  expect([visible(), told]).toEqual([undefined, ['reached']]);
});

test('[SH159] OK asks at once; where the service is still down the page begins anew', async () => {
  const { ports, surroundings, world, visible, told } = setUp();
  world.isAvailable = false;
  await surroundings.connectivity.checkHealth();
  surroundings.view.overlays.choose('recheck');
  await settled();
  expect([visible(), ports.lifecycle.reloadCount]).toEqual(['service-unavailable', 1]);
  world.isAvailable = true;
  surroundings.view.overlays.choose('recheck');
  await settled();
  expect([visible(), told, ports.lifecycle.reloadCount]).toEqual([undefined, ['reached'], 1]);
});

test('[SH160] no connection is said in passing, and goes with the first answer', async () => {
  const { ports, surroundings, world, visible, told, loseNetwork } = setUp();
  await loseNetwork();
  expect([surroundings.view.overlays.notices.current.get(), visible()]).toEqual([{ kind: 'offline' }, undefined]);
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect([surroundings.view.overlays.notices.current.get(), told]).toEqual([undefined, ['reached']]);
});

test('[SH160] [net-01] where something is watched no connection is a dialog, whose button goes back', async () => {
  const { ports, surroundings, world, visible, told, loseNetwork } = setUp();
  world.isWatching = true;
  await loseNetwork();
  expect(visible()).toBe('offline');
  surroundings.view.overlays.choose('back');
  expect([visible(), told]).toEqual([undefined, ['back']]);
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect(surroundings.connectivity.online.get()).toBe(true);
});

test('[SH161] Back where nothing lies behind asks, and leaves where the viewer says so', async () => {
  const { ports, surroundings, visible } = setUp();
  expect(surroundings.askToLeave()).toBe(true);
  expect(visible()).toBe('close_app_confirmation');
  surroundings.view.overlays.choose('stay');
  await settled();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 0]);
  surroundings.askToLeave();
  surroundings.view.overlays.choose('leave');
  await settled();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 1]);
});

test('[SH161] [back-04] a set that asks itself is left to it, and in a browser Back is the browser’s own', () => {
  const asking = setUp('system');
  expect([asking.surroundings.askToLeave(), asking.visible(), asking.ports.lifecycle.exitCount]).toEqual([
    true,
    undefined,
    1,
  ]);
  expect(setUp('none').surroundings.askToLeave()).toBe(false);
});

test('[SH164] a call that takes too long is a dialog: its button asks again, Back goes back', async () => {
  const { ports, surroundings, visible, told } = setUp();
  ports.http.serve(() => new Promise(() => undefined));
  const waitTooLong = async (): Promise<void> => {
    void surroundings.connectivity.http.send({
      method: 'GET',
      url: 'https://a.example/page',
      headers: {},
      timeoutMs: 60_000,
    });
    await ports.clock.advanceSettled(30_000);
  };
  await waitTooLong();
  expect(visible()).toBe('timeout');
  surroundings.view.overlays.choose('retry');
  await waitTooLong();
  surroundings.view.overlays.leave();
  expect([visible(), told]).toEqual([undefined, ['wished', 'back']]);
});

test('[SH165] what does not play abroad is a dialog that closes the application, where it can be left', async () => {
  const { ports, surroundings, world, visible } = setUp();
  surroundings.askWhy();
  await settled();
  expect([visible(), ports.http.requests.length]).toEqual([undefined, 1]);
  world.isAbroad = true;
  surroundings.askWhy();
  await settled();
  expect(visible()).toBe('abroad');
  surroundings.view.overlays.leave();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 1]);
});

test('[SH165] abroad leads back from what does not play where the application cannot be left', async () => {
  const { surroundings, world, visible, told, ports } = setUp('none');
  world.isAbroad = true;
  surroundings.askWhy();
  await settled();
  surroundings.view.overlays.choose('leave');
  expect([visible(), told, ports.lifecycle.exitCount]).toEqual([undefined, ['back'], 0]);
});

test('[SH166] a set that keeps nothing is told of once, for a while, after what is said already', () => {
  const keeping = setUp();
  keeping.surroundings.checkDevice();
  expect(keeping.surroundings.view.overlays.notices.current.get()).toBeUndefined();
  const { ports, surroundings } = setUp('ask', false);
  surroundings.view.overlays.notices.show({ kind: 'dead-link' });
  surroundings.checkDevice();
  expect(surroundings.view.overlays.notices.current.get()).toEqual({ kind: 'dead-link' });
  surroundings.view.overlays.notices.close();
  surroundings.checkDevice();
  expect(surroundings.view.overlays.notices.current.get()).toEqual({ kind: 'not-kept' });
  ports.clock.advance(8_000);
  surroundings.checkDevice();
  expect(surroundings.view.overlays.notices.current.get()).toBeUndefined();
});

test('[SH180] help that was asked for stands over the screen once, where the viewer still is', async () => {
  const { ports, surroundings, world, visible } = setUp();
  world.help = { title: 'Hjælp', html: ['<p>Tryk OK.</p>'] };
  surroundings.view.askForHelp('help_page_modal');
  surroundings.view.askForHelp('help_page_modal');
  await settled();
  expect(surroundings.view.overlays.prompts.head.get()).toEqual({
    id: 'help_page_modal-1',
    kind: 'help_page_modal',
    ...world.help,
  });
  surroundings.view.overlays.leave();
  expect(visible()).toBeUndefined();
  expect(ports.telemetry.events).toEqual([
    { type: 'modal-shown', kind: 'help_page_modal' },
    { type: 'modal-closed', kind: 'help_page_modal' },
  ]);
  surroundings.view.askForHelp('help_profile');
  world.place = 'there';
  await settled();
  expect(visible()).toBeUndefined();
});

test('[SH181] help that is not found is not spoken of', async () => {
  const { surroundings, visible } = setUp();
  surroundings.view.askForHelp('help_page_modal');
  await settled();
  expect([visible(), surroundings.connectivity.errors.last.get()]).toEqual([undefined, undefined]);
});

test('[SH401] [found-geo-01] a session that says that the set is abroad is told of once, before something does not play', () => {
  const { surroundings, world, visible } = setUp();
  const { notices } = surroundings.view.overlays;
  surroundings.checkDevice();
  expect(notices.current.get()).toBeUndefined();
  world.isKnownAbroad = true;
  surroundings.checkDevice();
  expect([notices.current.get(), visible()]).toEqual([{ kind: 'abroad' }, undefined]);
  notices.close();
  surroundings.checkDevice();
  expect(notices.current.get()).toBeUndefined();
});
