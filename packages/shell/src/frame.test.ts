import { AppError } from '@fjernsyn/kernel';
import { createFakeKeyValueStore, createFakeLifecycle, createFakePorts, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFrame } from './frame';
import type { HelpText } from './overlays/overlay-payloads';

const setUp = (exitStyle: 'none' | 'ask' | 'system' = 'ask', isDurable = true) => {
  const store = createFakeKeyValueStore({}, { isDurable });
  const ports = { ...createFakePorts(), store, lifecycle: createFakeLifecycle(exitStyle) };
  const told: string[] = [];
  const world = {
    isAvailable: true,
    isWatching: false,
    isReached: true,
    isAbroad: false,
    place: 'here',
    help: undefined as HelpText | undefined,
  };
  ports.http.serve(() => {
    if (!world.isReached) throw new AppError('http/unreachable');
    return {};
  });
  const frame = createFrame({
    ports,
    async ping() {
      await frame.http.send({ method: 'GET', url: 'https://a.example/health', headers: {}, timeoutMs: 1 });
      return { isAvailable: world.isAvailable, nextPingMs: 60_000 };
    },
    isWatching: () => world.isWatching,
    place: () => world.place,
    isAbroad: async () => world.isAbroad,
    loadHelp: async () => world.help,
    goBack: () => told.push('back'),
    recover: () => told.push('recover'),
  });
  const visible = () => frame.view.overlays.visible.get()?.kind;
  const loseNetwork = async (): Promise<void> => {
    world.isReached = false;
    for (const isOnline of [false, true]) {
      ports.connectivity.turn(isOnline);
      await settled();
    }
  };
  return { ports, frame, world, told, visible, loseNetwork };
};

test('[SH159] a service that is down stands in the way until it is back; what failed is then asked for anew', async () => {
  const { ports, frame, world, visible, told } = setUp();
  world.isAvailable = false;
  await frame.checkHealth();
  expect(visible()).toBe('service-unavailable');
  world.isAvailable = true;
  await ports.clock.advanceSettled(60_000);
  expect([visible(), told]).toEqual([undefined, ['recover']]);
});

test('[SH159] OK asks at once; where the service is still down the page begins anew', async () => {
  const { ports, frame, world, visible, told } = setUp();
  world.isAvailable = false;
  await frame.checkHealth();
  frame.view.overlays.choose('recheck');
  await settled();
  expect([visible(), ports.lifecycle.reloadCount]).toEqual(['service-unavailable', 1]);
  world.isAvailable = true;
  frame.view.overlays.choose('recheck');
  await settled();
  expect([visible(), told, ports.lifecycle.reloadCount]).toEqual([undefined, ['recover'], 1]);
});

test('[SH160] no connection is said in passing, and goes with the first answer', async () => {
  const { ports, frame, world, visible, told, loseNetwork } = setUp();
  await loseNetwork();
  expect([frame.view.overlays.notices.current.get(), visible()]).toEqual([{ kind: 'offline' }, undefined]);
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect([frame.view.overlays.notices.current.get(), told]).toEqual([undefined, ['recover']]);
});

test('[SH160] [net-01] where something is watched no connection is a dialog, whose button goes back', async () => {
  const { ports, frame, world, visible, told, loseNetwork } = setUp();
  world.isWatching = true;
  await loseNetwork();
  expect(visible()).toBe('offline');
  frame.view.overlays.choose('back');
  expect([visible(), told]).toEqual([undefined, ['back']]);
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect(frame.view.online.get()).toBe(true);
});

test('[SH160] [net-02] the dialog goes by itself when something is reached again', async () => {
  const { ports, world, visible, loseNetwork } = setUp();
  world.isWatching = true;
  await loseNetwork();
  world.isReached = true;
  await ports.clock.advanceSettled(5_000);
  expect(visible()).toBeUndefined();
});

test('[SH161] Back where nothing lies behind asks, and leaves where the viewer says so', async () => {
  const { ports, frame, visible } = setUp();
  expect(frame.askToLeave()).toBe(true);
  expect(visible()).toBe('close_app_confirmation');
  frame.view.overlays.choose('stay');
  await settled();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 0]);
  frame.askToLeave();
  frame.view.overlays.choose('leave');
  await settled();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 1]);
});

test('[SH161] [back-04] a set that asks itself is left to it, and a browser’s tab stays', () => {
  const asking = setUp('system');
  expect([asking.frame.askToLeave(), asking.visible(), asking.ports.lifecycle.exitCount]).toEqual([true, undefined, 1]);
  expect(setUp('none').frame.askToLeave()).toBe(false);
});

test('[SH158] rests while the application is left, and asks when it is seen again', async () => {
  const { ports, frame } = setUp();
  await frame.checkHealth();
  ports.lifecycle.send({ type: 'suspended' });
  await ports.clock.advanceSettled(600_000);
  expect(ports.http.requests).toHaveLength(1);
  ports.lifecycle.send({ type: 'resumed' });
  await settled();
  expect(ports.http.requests).toHaveLength(2);
  frame.stop();
  expect(ports.clock.pending).toBe(0);
});

test('[SH164] a call that takes too long is a dialog: its button asks again, Back goes back', async () => {
  const { ports, frame, visible, told } = setUp();
  ports.http.serve(() => new Promise(() => undefined));
  const waitTooLong = async (): Promise<void> => {
    void frame.http.send({ method: 'GET', url: 'https://a.example/page', headers: {}, timeoutMs: 60_000 });
    await ports.clock.advanceSettled(30_000);
  };
  await waitTooLong();
  expect(visible()).toBe('timeout');
  frame.view.overlays.choose('retry');
  await waitTooLong();
  frame.view.overlays.leave();
  expect([visible(), told]).toEqual([undefined, ['recover', 'back']]);
});

test('[SH165] what does not play abroad is a dialog that closes the application, where it can be left', async () => {
  const { ports, frame, world, visible } = setUp();
  frame.askWhy();
  await settled();
  expect([visible(), ports.http.requests.length]).toEqual([undefined, 1]);
  world.isAbroad = true;
  frame.askWhy();
  await settled();
  expect(visible()).toBe('abroad');
  frame.view.overlays.leave();
  expect([visible(), ports.lifecycle.exitCount]).toEqual([undefined, 1]);
});

test('[SH165] abroad leads back from what does not play where the application cannot be left', async () => {
  const { frame, world, visible, told, ports } = setUp('none');
  world.isAbroad = true;
  frame.askWhy();
  await settled();
  frame.view.overlays.choose('leave');
  expect([visible(), told, ports.lifecycle.exitCount]).toEqual([undefined, ['back'], 0]);
});

test('[SH166] a set that keeps nothing is told of once, for a while, after what is said already', () => {
  const keeping = setUp();
  keeping.frame.checkStore();
  expect(keeping.frame.view.overlays.notices.current.get()).toBeUndefined();
  const { ports, frame } = setUp('ask', false);
  frame.view.overlays.notices.show({ kind: 'dead-link' });
  frame.checkStore();
  expect(frame.view.overlays.notices.current.get()).toEqual({ kind: 'dead-link' });
  frame.view.overlays.notices.close();
  frame.checkStore();
  expect(frame.view.overlays.notices.current.get()).toEqual({ kind: 'not-kept' });
  ports.clock.advance(8_000);
  frame.checkStore();
  expect(frame.view.overlays.notices.current.get()).toBeUndefined();
});

test('[SH180] help that was asked for stands over the screen once, where the viewer still is', async () => {
  const { ports, frame, world, visible } = setUp();
  world.help = { title: 'Hjælp', html: ['<p>Tryk OK.</p>'] };
  frame.view.askForHelp('help_page_modal');
  frame.view.askForHelp('help_page_modal');
  await settled();
  expect(frame.view.overlays.prompts.head.get()).toEqual({
    id: 'help_page_modal-1',
    kind: 'help_page_modal',
    ...world.help,
  });
  frame.view.overlays.leave();
  expect(visible()).toBeUndefined();
  expect(ports.telemetry.events).toEqual([
    { type: 'modal-shown', kind: 'help_page_modal' },
    { type: 'modal-closed', kind: 'help_page_modal' },
  ]);
  frame.view.askForHelp('help_profile');
  world.place = 'there';
  await settled();
  expect(visible()).toBeUndefined();
});

test('[SH181] help that is not found is not spoken of', async () => {
  const { frame, visible } = setUp();
  frame.view.askForHelp('help_page_modal');
  await settled();
  expect([visible(), frame.view.errors.last.get()]).toEqual([undefined, undefined]);
});
