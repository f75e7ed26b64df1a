import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { followLifecycle } from './follow-lifecycle';
import type { Opened } from './opening/start';

const parts = {} as Opened;

function setUp(isOpen = true) {
  const ports = createFakePorts();
  const world = { releases: 0, opens: 0 };
  const release = (): void => {
    world.releases += 1;
  };
  const open = (): void => {
    world.opens += 1;
  };
  const opened = (): Opened | undefined => (isOpen ? parts : undefined);
  const end = followLifecycle({ ports, remote: { release }, start: { open, opened } });
  return { ports, world, end, told: () => ports.telemetry.events.map(({ type }) => type) };
}

test('[SH21] [SH23] emits that the application was left and found again, and lets go of held keys as it is left', () => {
  const { ports, world, told } = setUp();
  ports.lifecycle.send({ type: 'suspended' });
  ports.lifecycle.send({ type: 'resumed' });
  ports.lifecycle.send({ type: 'exiting' });
  expect([told(), world.releases]).toEqual([['application-suspended', 'application-resumed', 'application-exited'], 1]);
});

test('[SH226] keeps a link that comes before there is a navigation to open it', () => {
  const opening = setUp(false);
  opening.ports.lifecycle.send({ type: 'relaunched', path: '/film' });
  expect(opening.ports.history.current.path).toBe('/film');
  const open = setUp();
  open.ports.lifecycle.send({ type: 'relaunched', path: '/film' });
  expect(open.ports.history.current.path).toBe('/');
});

test('[SH446] [found-start-04] a call, and coming back, try an application again that could not be opened, and no other', () => {
  for (const [isOpen, opens] of [
    [false, 2],
    [true, 0],
  ] as const) {
    const { ports, world } = setUp(isOpen);
    ports.lifecycle.send({ type: 'relaunched', path: '/film' });
    ports.lifecycle.send({ type: 'resumed' });
    expect(world.opens).toBe(opens);
  }
});

test('[SH23] hears nothing once it has ended', () => {
  const { ports, end, told } = setUp();
  end();
  ports.lifecycle.send({ type: 'suspended' });
  expect(told()).toEqual([]);
});
