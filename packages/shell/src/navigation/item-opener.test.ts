import { AppError, createObservable } from '@fjernsyn/kernel';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createItemOpener } from './item-opener';

const place = { railId: 'a', railIndex: 1, tileIndex: 2 };

const setUp = () => {
  const { telemetry } = createFakePorts();
  const opened: string[] = [];
  const items = createItemOpener({
    links: { open: (path) => void opened.push(path) },
    location: createObservable({ entryKey: 'home' }),
    reading: { loadItem: () => Promise.reject(new AppError('http/unreachable')) },
    telemetry,
    watchPathOf: ({ id, watchPath = `/se/_${id}` }) => (id === 'none' ? undefined : watchPath),
  });
  return { items, opened, events: telemetry.events };
};

test('[SH237] a tile opens its page, else what it plays, and a button plays; each emits one event', () => {
  const { items, opened, events } = setUp();
  items.open({ id: '12', type: 'program', path: '/program/12', watchPath: '/se/havgus_12' }, place);
  items.open({ id: '13', type: 'episode', watchPath: '/se/ebbe_13' }, place);
  items.play({ id: '12', type: 'program', path: '/program/12', watchPath: '/se/havgus_12' }, place);
  items.play({ id: '14', type: 'program' }, place);
  expect(opened).toEqual(['/program/12', '/se/ebbe_13', '/se/havgus_12', '/se/_14']);
  expect(events).toEqual(
    ['12', '13', '12', '14'].map((itemId) => ({
      type: 'item-clicked',
      itemId,
      itemType: itemId === '13' ? 'episode' : 'program',
      railId: 'a',
      railIndex: 1,
      tileIndex: 2,
    })),
  );
});

test('[SH237] a link is no item: its event tells its path', () => {
  const { items, opened, events } = setUp();
  items.open({ id: '1', type: 'link', path: '/om' }, place);
  expect([opened, events]).toEqual([['/om'], [{ type: 'link-clicked', path: '/om' }]]);
});

test('[SH237] what leads nowhere opens nothing and emits nothing', () => {
  const { items, opened, events } = setUp();
  items.open({ id: '1', type: 'program' }, place);
  items.play({ id: 'none', type: 'program' }, place);
  expect([opened, events]).toEqual([[], []]);
});
