import { describe, expect, it } from 'vitest';
import { createFocusEngine, type FocusEngine } from '../engine/focus-engine';
import { column, keys, leaves, mount, row, setOpen } from '../testing/tree-fixture';
import type { FocusSnapshot } from './snapshot';

const page = (first = keys('a', 5)) => column('home', [row('r0', first), row('r1', keys('b', 5))]);

/** Visits b1 and a3, and gives what a store would give back. */
function saved(): FocusSnapshot {
  const engine = createFocusEngine();
  mount(engine, [page()]);
  engine.focus('home/r1/b1');
  engine.focus('home/r0/a3');
  return JSON.parse(JSON.stringify(engine.snapshot())) as FocusSnapshot;
}

function restored(): FocusEngine {
  const engine = createFocusEngine();
  engine.restore(saved());
  return engine;
}

describe('snapshot', () => {
  it('[FO39] brings back focus and every memory on a page that mounts anew', () => {
    const engine = restored();
    mount(engine, [page()]);
    expect(engine.getFocused()).toBe('home/r0/a3');
    expect(engine.move('down').to).toBe('home/r1/b1');
  });

  it('[FO39] restores by key where the list came back in another order', () => {
    const engine = restored();
    mount(engine, [page(['new', 'a3', 'a0'])]);
    expect(engine.getFocused()).toBe('home/r0/a3');
  });

  it('[FO40] falls back to the index, cut to the list, then to the rule of the group', () => {
    const same = restored();
    mount(same, [page(keys('x', 5))]);
    expect(same.getFocused()).toBe('home/r0/x3');
    const shorter = restored();
    mount(shorter, [page(keys('x', 2))]);
    expect(shorter.getFocused()).toBe('home/r0/x1');
    const otherRows = restored();
    mount(otherRows, [column('home', [row('s0', keys('x', 5), { memory: 'first' })])]);
    expect(otherRows.getFocused()).toBe('home/s0/x0');
  });

  it('[FO41] waits for what mounts later and comes closer as it does', () => {
    const engine = restored();
    mount(engine, [column('home', leaves('header'))]);
    expect(engine.getFocused()).toBe('home/header');
    mount(engine, [row('r0', keys('x', 5))], 'home');
    expect(engine.getFocused()).toBe('home/r0/x3');
    mount(engine, leaves('a3'), 'home/r0');
    expect(engine.getFocused()).toBe('home/r0/a3');
  });

  it('[FO41] [found-focus-02] ends where a whole page would have, in whatever order and pieces the page comes', () => {
    const before = createFocusEngine();
    const rails = keys('rail', 6);
    mount(before, [
      column(
        'home',
        rails.map((key) => row(key, keys(key, 10))),
      ),
    ]);
    before.focus('home/rail5/rail59');
    const snapshot = before.snapshot();
    const endOf = (build: (engine: FocusEngine) => void): string | null => {
      const engine = createFocusEngine();
      engine.restore(snapshot);
      build(engine);
      return engine.getFocused();
    };
    const shorter = (key: string) => row(key, keys(key, key === 'rail5' ? 4 : 10));
    const mountOneByOne = (order: readonly string[]) => (engine: FocusEngine) => {
      mount(engine, [column('home', [])]);
      for (const key of order) {
        mount(engine, [{ key, kind: 'row', order: rails.indexOf(key) }], 'home');
        for (const leaf of shorter(key).children ?? []) {
          engine.register({ kind: 'leaf', id: `home/${key}/${leaf.key}`, parent: `home/${key}` });
        }
      }
    };
    expect(endOf((engine) => mount(engine, [column('home', rails.map(shorter))]))).toBe('home/rail5/rail53');
    expect(endOf(mountOneByOne(rails))).toBe('home/rail5/rail53');
    expect(endOf(mountOneByOne([...rails].reverse()))).toBe('home/rail5/rail53');
    const withoutIt = rails.filter((key) => key !== 'rail5');
    expect(endOf(mountOneByOne(withoutIt))).toMatch(/^home\/rail4\//);
  });

  it("[FO41] gives up at the viewer's first move", () => {
    const engine = restored();
    mount(engine, [column('home', leaves('header', 'button'))]);
    engine.move('down');
    mount(engine, [row('r0', keys('a', 5))], 'home');
    expect(engine.getFocused()).toBe('home/button');
  });

  it('[FO41] stays where it is while nothing of the path is there', () => {
    const engine = createFocusEngine();
    mount(engine, [row('other', ['x', 'y'])]);
    engine.move('right');
    engine.restore(saved());
    expect(engine.getFocused()).toBe('other/y');
  });

  it('[FO42] saves and restores what lies beneath open layers', () => {
    const engine = createFocusEngine();
    mount(engine, [page(), { key: 'dialog', kind: 'layer', isOpen: false, children: leaves('ok') }]);
    engine.focus('home/r1/b2');
    setOpen(engine, 'dialog');
    expect(engine.snapshot().path.map(({ key }) => key)).toEqual(['home', 'r1', 'b2']);
    engine.restore(saved());
    expect(engine.getFocused()).toBe('dialog/ok');
    setOpen(engine, 'dialog', false);
    expect(engine.getFocused()).toBe('home/r0/a3');
  });

  it('[FO43] forgets a group and all below it', () => {
    const engine = createFocusEngine();
    mount(engine, [page()]);
    engine.focus('home/r1/b2');
    engine.focus('home/r0/a4');
    engine.forget('home/r1');
    expect(engine.move('down').to).toBe('home/r1/b4');
  });

  it('[FO39] writes down the index of now, whatever came before the focused node since', () => {
    const engine = createFocusEngine();
    mount(engine, [row('r', ['b', 'c'])]);
    engine.focus('r/c');
    engine.register({ kind: 'leaf', id: 'r/a', parent: 'r', order: -1 });
    expect(engine.snapshot().path[1]).toEqual({ key: 'c', index: 2 });
  });

  it('[FO39] is empty and harmless before anything had focus', () => {
    const engine = createFocusEngine();
    const empty = engine.snapshot();
    expect(empty).toEqual({ version: 1, path: [], memories: {} });
    mount(engine, [page()]);
    engine.restore(empty);
    expect(engine.getFocused()).toBe('home/r0/a0');
  });
});
