import { afterEach, expect, test } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
// Fetched before the tests, so that it comes within the turns that they let pass.
import '../overlay-dialog';
import './diagnostics-screen';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const open = async (): Promise<FakeWorld> => {
  world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
  for (let index = 0; index < 300; index++)
    world.ports.telemetry.emit({
      type: 'item-focused',
      itemId: `${index * 7919}`,
      itemType: 'show',
      railId: `${index}`,
      railIndex: index,
      tileIndex: index,
    });
  world.ports.telemetry.emit({ type: 'playback-failed', code: 'media/network', itemId: '1', itemType: 'show' });
  await world.press('up', 'up', 'down', 'down', 'left', 'right', 'left', 'right');
  await world.pass(0);
  return world;
};

const code = () => document.querySelector('svg[role=img] path:last-child')?.getAttribute('d');

test('[CL180] a sequence of keys shows the facts of the set, the last error among them, and Back leaves them', async () => {
  const { text, press, focused } = await open();
  expect(text()).toContain('2.519.2');
  expect(text()).toContain('media/network');
  expect(text()).toContain('anonymous');
  expect(focused()).toBe('Luk');
  await press('back');
  expect(document.querySelector('dl')).toBeNull();
});

test('[CL180] left and right turn the codes, and begin anew at the ends', async () => {
  const { press, text, focused } = await open();
  const count = Number(/1 af (\d+)/.exec(text())?.[1]);
  const first = code();
  expect(count).toBeGreaterThan(1);
  await press('left');
  expect(text()).toContain(`${count} af ${count}`);
  expect(code()).not.toBe(first);
  await press('right');
  expect(code()).toBe(first);
  expect(focused()).toBe('Luk');
});
