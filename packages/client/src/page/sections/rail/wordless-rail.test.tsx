import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { afterEach, expect, test } from 'vitest';
import { filmPage, homePage, listAnswer } from '../../../testing/fake-pages';
import { type FakeRoutes, type FakeWorld, openFakeWorld } from '../../../testing/fake-world';

let world: FakeWorld | undefined;
afterEach(async () => {
  await world?.leave();
  world = undefined;
});

const answer = listAnswer(11, ['Havgus', 'Bøgenat', 'Marsken']).body;
const films = {
  ...homePage.entries[0],
  list: { ...answer[0], items: answer[0]?.items.map((item) => ({ ...item, badge: 'Ny' })) },
};
const watch = { id: '8', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' };
const open = async (key: string): Promise<FakeWorld> => {
  const sitemap = [{ id: '9', key, path: '/barn', template: 'Home', title: 'Barn' }, watch];
  const service: FakeRoutes = (path, query) => {
    if (path === '/config') return { body: { ...serviceConfigExample, sitemap } };
    if (path === '/lists') return listAnswer(13, ['Ebbe']);
    if (path !== '/page') return undefined;
    return { body: query.get('path') === '/barn' ? { ...homePage, key, entries: [films] } : filmPage(1100, 'Havgus') };
  };
  world = await openFakeWorld(service, '/barn');
  return world;
};

test.each([
  ['RamasjangHome', '/se/titel_1100', 'big', false],
  ['UltraHome', '/program/1100', 'wide', true],
])(
  '[CL424] [CL425] [found-kids-01] OK in %s leads to %s, from a tile that is %s',
  async (key, path, role, hasBadge) => {
    const { press, ports } = await open(key);
    const tile = document.querySelector('main [data-focused]');
    expect(tile?.className).toContain(`fs-tile--${role}`);
    expect(tile?.querySelector('.fs-badge') !== null).toBe(hasBadge);
    await press('ok');
    expect(ports.history.current.path).toBe(path);
  },
);
