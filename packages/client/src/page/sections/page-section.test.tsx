import { afterEach, expect, test, vi } from 'vitest';
import { sourceAtHand } from '../../late/late-source';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';
import { withSource } from '../../testing/with-source';
import type { SectionView } from './section-props';
import { createSectionTable } from './section-table';

let world: FakeWorld;
afterEach(() => world.leave());

test('[CL375] a section does not render again because the page leaves its top', async () => {
  const rendered = vi.fn();
  const table = createSectionTable();
  const View = table.sourceOf('rail').get();
  const rail = sourceAtHand<SectionView<'rail'>>((props) => {
    rendered(props.order);
    return View ? View(props) : null;
  });
  const title = (index: number) => ({ id: `r${index}`, title: `Rail ${index}` });
  const entries = Array.from({ length: 5 }, (_, index) => ({ ...homePage.entries[0], ...title(index) }));
  world = await openFakeWorld(
    (path) => (path === '/page' ? { body: { ...homePage, entries } } : undefined),
    '/',
    {},
    withSource(table, 'rail', rail),
  );
  expect(rendered).toHaveBeenCalledTimes(5);
  await world.press('down', 'down', 'up', 'up');
  expect(rendered).toHaveBeenCalledTimes(5);
});
