import { afterEach, expect, test } from 'vitest';
import { listPage, longRailPage } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

/** Home whose first rail has a list of 60, in pages of 24; the numbers of pages that were asked for. */
async function openLongRail(
  service: { isDown: boolean },
  customFields: object = {},
  visited: Readonly<Record<string, string>> = {},
): Promise<readonly number[]> {
  const asked: number[] = [];
  world = await openFakeWorld(
    (path, query) => {
      if (path === '/page') return { body: longRailPage(60, customFields) };
      if (path !== '/lists/21') return undefined;
      const page = Number(query.get('page'));
      asked.push(page);
      return service.isDown ? { status: 400, body: { message: 'nej' } } : { body: listPage(21, 60, page) };
    },
    '/',
    { 'fjernsyn.speech': 'on' },
    undefined,
    undefined,
    { visited },
  );
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  return asked;
}

async function walk(key: 'left' | 'right', times: number): Promise<void> {
  for (let step = 0; step < times; step++) await world.press(key);
}

test('[CL360] a rail shows its first page, and asks for the next as focus comes within three tiles of its end', async () => {
  const asked = await openLongRail({ isDown: false });
  await walk('right', 20);
  expect([world.focused(), asked]).toEqual(['Titel 21, Program', []]);
  await walk('right', 1);
  expect(asked).toEqual([2]);
  await walk('right', 38);
  expect([world.focused(), asked]).toEqual(['Titel 60, Program', [2, 3]]);
  await walk('right', 1);
  expect(world.focused()).toBe('Titel 60, Program');
  await walk('left', 59);
  expect([world.focused(), asked]).toEqual(['Titel 1, Program', [2, 3]]);
});

test('[CL361] of a tile one hears its place in the whole list, and not among those that have been loaded', async () => {
  await openLongRail({ isDown: false });
  await world.press('right');
  await world.pass(1_000);
  expect(world.ports.speech.spoken.join()).toContain('Titel 2, Program. 2 af 60');
});

test('[CL362] a page that fails leaves focus and tiles where they are, and is tried again at the end of the rail', async () => {
  const service = { isDown: true };
  const asked = await openLongRail(service);
  await walk('right', 23);
  expect([world.focused(), asked]).toEqual(['Titel 24, Program', [2]]);
  await walk('right', 1);
  expect(world.focused()).toBe('Prøv igen. Resten kunne ikke hentes.');
  await world.press('ok');
  expect([world.focused(), asked]).toEqual(['Prøv igen. Resten kunne ikke hentes.', [2, 2]]);
  service.isDown = false;
  await world.press('ok');
  expect(world.focused()).toBe('Titel 25, Program');
  await walk('left', 1);
  expect(world.focused()).toBe('Titel 24, Program');
});

test('[CL363] a rail whose list has a page of its own ends with the way there, and no other', async () => {
  await openLongRail({ isDown: false }, { moreLinkUrl: '/kategorier/krimi' });
  await walk('right', 60);
  expect(world.focused()).toBe('Se alle');
  await world.press('ok');
  expect(world.ports.history.current.path).toBe('/kategorier/krimi');
  expect(world.ports.telemetry.events).toContainEqual({ type: 'link-clicked', path: '/kategorier/krimi' });
});

test.each([30, 50])(
  '[CL460] a reload at tile %i, beyond the first page, leads back to it as pages come',
  async (place) => {
    await openLongRail({ isDown: false });
    await walk('right', place - 1);
    const before = world.focused();
    world.ports.lifecycle.send({ type: 'suspended' });
    const visited = Object.fromEntries(world.ports.visitStore.values);
    await world.leave();
    const asked = await openLongRail({ isDown: false }, {}, visited);
    expect([world.focused(), asked]).toEqual([before, place > 48 ? [2, 3] : [2]]);
  },
);
