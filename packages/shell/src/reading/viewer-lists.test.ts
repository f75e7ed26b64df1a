import { removeItem } from '@fjernsyn/lists';
import { type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createReadingRig } from '../testing/reading-rig';
import { storedViewer } from '../testing/stored-viewer';
import { createCachedAnswers } from './cached-answers';
import type { Resource } from './resource';

const pageSize = 24;
const bookmarks = { id: 'Bookmarks' } as const;

/** Bookmarks on a service that keeps them, and whatever else it answers. */
function createService(count: number) {
  let kept = Array.from({ length: count }, (_, index) => `i${index}`);
  let holds = false;
  const held: (() => void)[] = [];
  const answerTo = (url: string): FakeAnswer => {
    const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);
    const items = kept
      .slice((page - 1) * pageSize, page * pageSize)
      .map((id) => ({ id, type: 'movie', title: `Film ${id}` }));
    const paging = { page, total: Math.ceil(kept.length / pageSize), size: pageSize };
    return { body: { id: 'Bookmarks', size: kept.length, items, paging } };
  };
  return {
    answers: (path: string, url: string) => {
      if (path !== '/account/profile/bookmarks/list') return undefined;
      const answer = answerTo(url);
      return holds ? new Promise<FakeAnswer>((resolve) => held.push(() => resolve(answer))) : answer;
    },
    remove: (id: string) => {
      kept = kept.filter((other) => other !== id);
    },
    hold: () => {
      holds = true;
      return () => {
        holds = false;
        for (const letGo of held) letGo();
      };
    },
    kept: () => kept,
  };
}

async function setUp(count: number) {
  const service = createService(count);
  const rig = createReadingRig(service.answers, { stored: storedViewer() });
  const { reading } = rig;
  const cached = createCachedAnswers(reading.cache);
  const resource = reading.viewerList('Bookmarks');
  const shown = () => {
    const { value } = resource.get();
    if (value?.state !== 'loaded') return undefined;
    return { list: reading.pagesOf(value)?.state.get().list ?? value, pages: reading.pagesOf(value) };
  };
  const ids = () => {
    const { list } = shown() ?? {};
    return list && Array.from({ length: list.count }, (_, index) => list.idAt(index));
  };
  const show = async (shownResource: Resource<unknown> = resource) => {
    const end = shownResource.subscribe(() => undefined);
    await vi.dynamicImportSettled();
    await settled();
    return end;
  };
  const remove = (id: string) => {
    service.remove(id);
    cached.changeList(bookmarks, (list) => removeItem(list, id));
  };
  return { ...rig, cached, service, resource, shown, ids, show, remove };
}

test('[SH940] the lists of a profile are read by their own calls, and grow by them', async () => {
  const { show, shown, ids, asked, service } = await setUp(30);
  await show();
  shown()?.pages?.loadNear(23);
  await vi.dynamicImportSettled();
  await settled();
  expect([ids(), asked()]).toEqual([service.kept(), Array(2).fill('/account/profile/bookmarks/list')]);
});

test('[SH940] a list of a profile is of its audience, as everything that is read', async () => {
  const { show, session, asked, resource } = await setUp(3);
  await show();
  session.change(undefined);
  await vi.dynamicImportSettled();
  await settled();
  expect([resource.get().status, resource.get().error?.code, asked().length]).toEqual([
    'failed',
    'api/not-signed-in',
    1,
  ]);
});

test('[SH941] what is taken off a list that has grown goes at once, without a call, and nothing else does', async () => {
  const { show, shown, ids, remove, service, asked } = await setUp(30);
  await show();
  shown()?.pages?.loadNear(23);
  await vi.dynamicImportSettled();
  await settled();
  remove('i3');
  remove('i28');
  expect([ids(), shown()?.list.size, asked().length]).toEqual([service.kept(), 28, 2]);
});

test('[SH941] the rest of a list comes after something was taken off it, and nothing is skipped', async () => {
  const { show, shown, ids, remove, service } = await setUp(60);
  await show();
  remove('i0');
  for (const _ of [1, 2, 3]) {
    shown()?.pages?.loadNear((ids()?.length ?? 0) - 1);
    await vi.dynamicImportSettled();
    await settled();
  }
  expect(ids()).toEqual(service.kept());
});

test('[SH942] a list that was emptied is read again, and is loading until then', async () => {
  const { show, ids, remove, resource, service } = await setUp(25);
  await show();
  for (const id of service.kept().slice(0, pageSize)) remove(id);
  expect(resource.get().status).toBe('loading');
  await vi.dynamicImportSettled();
  await settled();
  expect([resource.get().status, ids()]).toEqual(['ready', ['i24']]);
});

test('[SH943] an answer that was sent before a change does not bring back what was taken off', async () => {
  const { show, ids, remove, cached, service } = await setUp(5);
  await show();
  const letGo = service.hold();
  cached.renewList(bookmarks);
  await settled();
  remove('i2');
  letGo();
  await vi.dynamicImportSettled();
  await settled();
  expect(ids()).toEqual(['i0', 'i1', 'i3', 'i4']);
});

test('[SH944] what is renewed is read again where it shows or shows next, over which the old one stays', async () => {
  const { show, ids, cached, asked, resource, service } = await setUp(3);
  const end = await show();
  service.remove('i0');
  cached.renewList(bookmarks);
  expect(ids()).toEqual(['i0', 'i1', 'i2']);
  await vi.dynamicImportSettled();
  await settled();
  expect([ids(), asked().length]).toEqual([['i1', 'i2'], 2]);
  end();
  service.remove('i1');
  cached.renewList(bookmarks);
  expect([resource.get().status, ids(), asked().length]).toEqual(['ready', ['i1', 'i2'], 2]);
  await show();
  expect([ids(), asked().length]).toEqual([['i2'], 3]);
});

test('[SH1052] what changes a list changes it in every order that it was read by', async () => {
  const { reading, cached, show, asked, remove } = await setUp(3);
  const ordered = reading.list({ ...bookmarks, orderBy: 'a-z' });
  await show();
  await show(ordered);
  const count = (): number | undefined => {
    const { value } = ordered.get();
    return value?.state === 'loaded' ? value.count : undefined;
  };
  remove('i0');
  expect([count(), asked().length]).toEqual([2, 2]);
  cached.renewList(bookmarks);
  await vi.dynamicImportSettled();
  await settled();
  expect(asked().length).toBe(4);
});
