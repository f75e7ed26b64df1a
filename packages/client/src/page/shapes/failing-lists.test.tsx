import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { hostileAnswers, wrongContentType } from '../../testing/shapes/hostile';
import { film } from '../../testing/shapes/items';
import { listOf, notPrefetched } from '../../testing/shapes/lists';
import { railsPage } from '../../testing/shapes/pages';
import { serviceOf } from '../../testing/shapes/service-of';

let world: FakeWorld;
afterEach(() => world.leave());

/** Longer than a call is tried for. */
const retryingMs = 20_000;

const page = railsPage([
  listOf('4700', 'Sund', [film(4109, 'Fyret')]),
  notPrefetched('4905', 1),
  listOf('4701', 'Også sund', [film(4110, 'Nattoget')]),
]);

/** Opens the page of rails, of which a call is answered by `answer` until the service is well. */
async function open(path: '/page' | '/lists', answer: FakeAnswer): Promise<{ isWell: boolean }> {
  const service = { isWell: false };
  const isOf = (asked: string): boolean => asked === path || (path === '/lists' && asked.startsWith('/lists/'));
  const routes = serviceOf(page, {}, (asked) => (isOf(asked) && !service.isWell ? answer : undefined));
  world = await openFakeWorld(routes, page.path);
  await world.pass(retryingMs);
  return service;
}

const thrown = (): readonly object[] => world.ports.telemetry.events.filter(({ type }) => type === 'error-caught');

test.each(Object.entries(hostileAnswers))(
  '[CL1195] where a list is answered by %s its rail says so in its place, the others stand, and its button tries again',
  async (_, answer) => {
    const service = await open('/lists', answer);
    expect(world.focused()).toContain('Fyret');
    await world.press('down');
    expect(world.focused()).toBe('Prøv igen');
    expect(world.text()).toContain('Fyret');
    expect(world.text()).toContain('Nattoget');
    expect(world.text()).not.toMatch(/Bad Gateway|Sund"/);
    service.isWell = true;
    await world.press('ok');
    await world.pass(retryingMs);
    expect([world.focused(), thrown()]).toEqual([expect.stringContaining('Fra 4905'), []]);
  },
);

test.each(Object.entries(hostileAnswers))(
  '[CL1195] where a page is answered by %s that is said, and its button opens it once the service is well',
  async (_, answer) => {
    const service = await open('/page', answer);
    expect(world.focused()).toBe('Prøv igen');
    expect(world.text()).not.toMatch(/Bad Gateway|Sund"/);
    service.isWell = true;
    await world.press('ok');
    await world.pass(retryingMs);
    expect([world.focused(), thrown()]).toEqual([expect.stringContaining('Fyret'), []]);
  },
);

test('[CL1195] what is in order is read, whatever kind it is said to be', async () => {
  await open('/lists', wrongContentType([listOf('4905', '', [film(4111, 'Solsejl')])]));
  await world.press('down');
  expect(world.focused()).toContain('Solsejl');
});
