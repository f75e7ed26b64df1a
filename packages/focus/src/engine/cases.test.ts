import { describe, expect, it } from 'vitest';
import { beam } from '../policies/beam';
import { box, column, keys, leaves, mount, row, type Shape, setOpen } from '../testing/tree-fixture';
import { createFocusEngine, type FocusEngine } from './focus-engine';

/** Moves by each direction and gives the last key of where focus was after each. */
function walk(engine: FocusEngine, ...directions: readonly ('up' | 'down' | 'left' | 'right')[]): readonly string[] {
  return directions.map((direction) => lastKey(engine.move(direction).to));
}

function lastKey(id: string | null): string {
  return id === null ? '' : id.slice(id.lastIndexOf('/') + 1);
}

function at(
  start: string,
  shapes: readonly Shape[],
  options: Parameters<typeof createFocusEngine>[0] = {},
): FocusEngine {
  const engine = createFocusEngine({ geometry: beam, ...options });
  mount(engine, shapes);
  expect(engine.focus(start)).toBe(true);
  return engine;
}

const free = (children: readonly Shape[]): readonly Shape[] => [{ key: 'f', kind: 'free', children }];

describe('columns and memory', () => {
  const grid: Shape = row('g', keys('i', 15), { kind: 'grid', columns: 6 });

  it('[FO8] [col-grid-keeps-column] lets no line of a grid remember its own item', () => {
    const engine = at('g/i0', [row('g', keys('i', 18), { kind: 'grid', columns: 6 })]);
    expect(walk(engine, 'down', 'right', 'right', 'up', 'down', 'down')).toEqual(['i6', 'i7', 'i8', 'i2', 'i8', 'i14']);
  });

  it('[FO8] [col-grid-clamp-and-return] cuts to the short line and returns to the wanted column', () => {
    expect(walk(at('g/i11', [grid]), 'down', 'up')).toEqual(['i14', 'i11']);
  });

  it('[FO8] [geo-partial-last-line] takes the last of a short line instead of refusing', () => {
    expect(walk(at('g/i3', [row('g', keys('i', 6), { kind: 'grid', columns: 4 })]), 'down')).toEqual(['i5']);
  });

  it('[FO19] [mem-down-up-returns] returns by the opposite key where rows are shifted by half a tile', () => {
    const line = (key: string, x: number, y: number): Shape => ({
      key,
      kind: 'row',
      memory: 'nearest',
      children: keys(key, 5).map((leaf, index) => ({ key: leaf, rect: box(x + index * 370, y, 360, 150) })),
    });
    const engine = at('c/a/a0', [column('c', [line('a', 0, 0), line('b', -180, 180)])]);
    expect(walk(engine, 'down', 'up')[1]).toBe('a0');
  });

  it('[FO17] [mem-preferred-every-entry] always enters the player controls at play', () => {
    const controls = row('ctl', ['prev', 'play', 'next', 'subs'], { memory: 'preferred', preferred: 'play' });
    const engine = at('c/seek', [column('c', [{ key: 'seek' }, controls])]);
    expect(walk(engine, 'down', 'right', 'right', 'up', 'down')).toEqual(['play', 'next', 'subs', 'seek', 'play']);
  });

  it('[FO32] [mem-focus-container-keeps-current] keeps the child of a group asked to take the focus that it has', () => {
    const engine = at('p/c1', [row('p', keys('c', 3))]);
    walk(engine, 'right');
    engine.focus('p');
    expect(engine.getFocused()).toBe('p/c2');
  });

  it('[FO20] [mem-focus-moved-by-other-code] remembers the child of a row that a call left', () => {
    const engine = at('c/r0/a0', [column('c', [row('r0', keys('a', 4)), row('r1', keys('b', 4))])]);
    walk(engine, 'right', 'right');
    engine.focus('c/r1/b0');
    expect(walk(engine, 'up')).toEqual(['a2']);
  });

  it('[FO6] [mem-programmatic-then-key] goes on from where a call went', () => {
    const engine = at('r/a1', [row('r', keys('a', 7))]);
    engine.focus('r/a3');
    expect(walk(engine, 'right')).toEqual(['a4']);
  });
});

describe('mounting and loss', () => {
  it('[FO31] [mem-target-mounts-later] resolves a request for a row to its preferred child, whatever mounts first', () => {
    const engine = at('p/r00', [row('p', ['r00'])]);
    engine.focus('p/r1');
    mount(engine, [row('r1', [], { preferred: 'r15' })], 'p');
    for (const shape of leaves(...keys('r1', 6))) mount(engine, [shape], 'p/r1');
    expect(engine.getFocused()).toBe('p/r1/r15');
  });

  it('[FO2] [mem-parent-registered-after-child] lets a parent that comes late find that it holds focus', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, leaves('leaf2', 'leaf1'), 'root/p');
    mount(engine, [{ key: 'root', kind: 'group' }]);
    engine.focus('root/p/leaf2');
    mount(engine, [row('p', [])], 'root');
    engine.focus('root');
    expect(engine.getFocused()).toBe('root/p/leaf2');
    expect(engine.hasFocusWithin('root/p')).toBe(true);
  });

  it('[FO1] [ord-conditional-first-child] puts a first child that mounts later first', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [{ key: 'r', kind: 'row' }]);
    for (const order of [2, 3, 1]) engine.register({ kind: 'leaf', id: `r/b${order}`, parent: 'r', order });
    expect(engine.getFocused()).toBe('r/b2');
    expect(walk(engine, 'left')).toEqual(['b1']);
  });

  it('[FO1] [ord-conditional-child-removed-index] keeps no stale index when an earlier sibling goes', () => {
    const engine = createFocusEngine({ geometry: beam });
    const mounted = mount(engine, [row('r', ['b1', 'b2'])]);
    engine.focus('r/b2');
    mounted.unmount('r/b1');
    expect(walk(engine, 'left', 'right')).toEqual(['b2', 'b2']);
  });

  it('[FO27] [unm-focused-middle] [unm-focused-last] takes the place of what is removed, at the end the one before', () => {
    for (const [gone, next] of [
      ['a2', 'a3'],
      ['a5', 'a4'],
    ]) {
      const engine = createFocusEngine({ geometry: beam });
      const mounted = mount(engine, [row('r', keys('a', 6))]);
      engine.focus(`r/${gone}`);
      mounted.unmount(`r/${gone}`);
      expect(engine.getFocused()).toBe(`r/${next}`);
    }
  });

  it('[FO27] [unm-container-with-focus] goes to the nearest row, same column', () => {
    const engine = createFocusEngine({ geometry: beam });
    const mounted = mount(engine, [
      column(
        'c',
        keys('r', 3).map((key) => row(key, keys(`${key}_`, 3))),
      ),
    ]);
    engine.focus('c/r1/r1_1');
    mounted.unmount('c/r1');
    expect(engine.getFocused()).toBe('c/r2/r2_1');
  });

  it('[FO30] [unm-key-after-removal] [unm-only-node] takes a key without a node, then the first that mounts', () => {
    const engine = createFocusEngine({ geometry: beam });
    const mounted = mount(engine, [row('r', keys('a', 6))]);
    mounted.unmount('r');
    expect(engine.getFocused()).toBeNull();
    expect(walk(engine, 'right')).toEqual(['']);
    mount(engine, leaves('new'));
    expect(engine.getFocused()).toBe('new');
  });

  it('[FO27] [ptr-last-focused-gone] climbs to the nearest group that can take focus, not to the root', () => {
    const engine = createFocusEngine({ geometry: beam });
    const expander = column('exp', [{ key: 'label' }, column('list', leaves('o1', 'o2'))]);
    const mounted = mount(engine, [column('p', [{ key: 'top' }, expander])]);
    engine.focus('p/exp/list/o2');
    engine.setInputMode('pointer');
    mounted.unmount('p/exp/list');
    engine.setInputMode('keys');
    expect(engine.getFocused()).toBe('p/exp/label');
  });

  it('[FO12] [emp-row-skipped] [emp-only-that-row-skipped] passes over an empty row, and only that', () => {
    const rows = [row('r0', ['a']), row('r1', []), row('r2', ['c']), row('r3', ['d'])];
    expect(walk(at('p/r0/a', [column('p', rows)]), 'down')).toEqual(['c']);
  });

  it('[FO25] [asy-loading-row-gets-children] rests on a loading row and passes to its first child', () => {
    const engine = at('p/r0/a', [column('p', [row('r0', ['a']), row('r1', [], { isLoading: true })])]);
    expect(walk(engine, 'down')).toEqual(['r1']);
    mount(engine, leaves('b0', 'b1'), 'p/r1');
    expect(engine.getFocused()).toBe('p/r1/b0');
  });

  it('[FO12] [asy-disabled-cell-skipped] passes over disabled cells in both axes', () => {
    const cells = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, isDisabled: key === 'b' || key === 'd' }));
    const engine = at('g/a', [{ key: 'g', kind: 'grid', columns: 3, children: cells }]);
    expect(walk(engine, 'right', 'left', 'down')).toEqual(['c', 'a', 'e']);
  });

  it('[FO28] [asy-focused-becomes-disabled] goes on from the neighbour of what became disabled', () => {
    const engine = at('r/a2', [row('r', keys('a', 6))]);
    engine.update({ kind: 'leaf', id: 'r/a2', parent: 'r', order: 2, isDisabled: true });
    expect(walk(engine, 'right')).toEqual(['a4']);
  });

  it('[FO12] [geo-hidden-screen-below] [geo-hidden-screen-display-none] keeps out of screens that are not shown', () => {
    const screens = [column('s1', leaves('x'), { isDisabled: true }), column('s2', leaves('b0', 'b1'))];
    expect(walk(at('s2/b0', screens), 'up')).toEqual(['b0']);
    expect(walk(at('s2/b1', screens), 'down')).toEqual(['b1']);
  });
});

describe('boundaries and layers', () => {
  const page: Shape = row('page', keys('t', 6));
  const dialog = (key: string, ...buttons: readonly string[]): Shape =>
    row(key, buttons, { kind: 'layer', isOpen: false });

  it('[FO6] [bnd-row-end-stays] never drops from the end of a row into another', () => {
    const engine = at('p/r0/a9', [column('p', [row('r0', keys('a', 10)), row('r1', keys('b', 15))])]);
    expect(walk(engine, 'right')).toEqual(['a9']);
  });

  it('[FO14] [bnd-directions-only] holds focus in the declared directions only', () => {
    const boxed: Shape = { key: 'box', kind: 'group', boundaries: ['left', 'up'], children: leaves('c') };
    const middle = row('middle', [], { children: [{ key: 'west' }, boxed, { key: 'east' }] });
    const engine = at('p/middle/box/c', [column('p', [{ key: 'north' }, middle])]);
    expect(walk(engine, 'up', 'left', 'right')).toEqual(['c', 'c', 'east']);
  });

  it('[FO34] [trap-single-button] [trap-modal-open-at-mount] keeps a modal of one button, open from the start', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, { key: 'dlg', kind: 'layer', children: leaves('close') }]);
    expect(walk(engine, 'left', 'down', 'up', 'right')).toEqual(['close', 'close', 'close', 'close']);
  });

  it('[FO35] [trap-open-close-restores] gives focus back to the opener', () => {
    const engine = at('page/t3', [page, dialog('dlg', 'ok', 'cancel')]);
    setOpen(engine, 'dlg');
    expect([lastKey(engine.getFocused()), ...walk(engine, 'right')]).toEqual(['ok', 'cancel']);
    setOpen(engine, 'dlg', false);
    expect(engine.getFocused()).toBe('page/t3');
  });

  it('[FO37] [trap-pointer-behind] goes on inside the modal after the pointer was behind it', () => {
    const engine = at('page/t0', [page, dialog('dlg', 'ok', 'cancel')]);
    setOpen(engine, 'dlg');
    engine.focus('page/t0', { cause: 'pointer' });
    expect(walk(engine, 'right')).toEqual(['cancel']);
  });

  it('[FO36] [trap-stacked] returns level by level', () => {
    const engine = at('page/t1', [page, dialog('dlg', 'ok', 'cancel'), dialog('dlg2', 'yes')]);
    setOpen(engine, 'dlg');
    walk(engine, 'right');
    setOpen(engine, 'dlg2');
    expect(walk(engine, 'left')).toEqual(['yes']);
    setOpen(engine, 'dlg2', false);
    expect(engine.getFocused()).toBe('dlg/cancel');
    setOpen(engine, 'dlg', false);
    expect(engine.getFocused()).toBe('page/t1');
  });

  it('[FO35] [trap-late-removed-from-tree] gives focus back when the modal is unmounted without closing', () => {
    const engine = at('page/t2', [page]);
    mount(engine, [{ ...dialog('dlg', 'ok', 'cancel'), isOpen: true }]).unmount('dlg');
    expect(walk(engine, 'right')).toEqual(['t3']);
  });
});

describe('restore, virtual lists and pointer', () => {
  it('[FO41] [asy-restore-user-wins] drops a restore as soon as the viewer moves', () => {
    const engine = at('hero', leaves('hero', 'btn'));
    engine.restore({ version: 1, path: ['rail', 'x7'].map((key) => ({ key, index: 2 })), memories: {} });
    walk(engine, 'down');
    mount(engine, [row('rail', ['x7'])]);
    expect(engine.getFocused()).toBe('btn');
  });

  it('[FO39] [asy-restore-by-id-not-index] restores by identity', () => {
    const engine = createFocusEngine({ geometry: beam });
    engine.restore({ version: 1, path: ['r1', 'm42'].map((key) => ({ key, index: 1 })), memories: {} });
    mount(engine, [row('r1', ['m99', 'm41', 'm42', 'm43'])]);
    expect(engine.getFocused()).toBe('r1/m42');
  });

  it('[FO39] [asy-push-pop] restores exactly after the page was unmounted', () => {
    const engine = createFocusEngine({ geometry: beam });
    const page = column(
      'page',
      keys('r', 4).map((key) => row(key, keys(`${key}_`, 6))),
    );
    const first = mount(engine, [page]);
    engine.focus('page/r2/r2_3');
    const saved = engine.snapshot();
    first.unmount('page');
    const detail = mount(engine, leaves('detail'));
    expect(engine.getFocused()).toBe('detail');
    detail.unmount('detail');
    mount(engine, [page]);
    engine.restore(saved);
    expect(engine.getFocused()).toBe('page/r2/r2_3');
  });

  it('[FO22] [vir-next-item-not-mounted] goes to the next in the data, not to the next mounted thing', () => {
    const items = { count: 50, keyOf: (index: number) => `r:${index}` };
    const engine = at('p/r/r:6', [row('p', [], { children: [row('r', [], { items }), { key: 'side' }] })]);
    expect(walk(engine, 'right')).toEqual(['r:7']);
  });

  it('[FO24] [vir-hold-down-rows] holds down through rows that mount as they are reached', () => {
    const items = { count: 40, keyOf: (index: number) => `row${index}` };
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [row('p', [], { children: [{ key: 'menu' }, column('page', [], { items })] })]);
    const mountRow = (index: number) => mount(engine, [row(`row${index}`, keys('t', 6))], 'p/page');
    for (let index = 0; index < 5; index++) mountRow(index);
    engine.focus('p/page/row0/t0');
    engine.subscribe(({ to, isMounted }) => {
      if (to && !isMounted) mountRow(Number(lastKey(to).slice(3)));
    });
    for (let step = 0; step < 12; step++) engine.move('down');
    expect(engine.getFocused()).toBe('p/page/row12/t0');
  });

  it('[FO20] [vir-reenter-row-after-recycle] remembers the place in a row that was unmounted far away', () => {
    const items = { count: 20, keyOf: (index: number) => `row${index}` };
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [column('page', [], { items })]);
    const mounted = keys('row', 8).map((key) => mount(engine, [row(key, keys('t', 6))], 'page'));
    engine.focus('page/row0/t3');
    for (let step = 0; step < 7; step++) engine.move('down');
    mounted[0]?.unmount('page/row0');
    mounted[1]?.unmount('page/row1');
    for (let step = 0; step < 6; step++) engine.move('up');
    mount(engine, [row('row1', keys('t', 6))], 'page');
    engine.move('up');
    mount(engine, [row('row0', keys('t', 6))], 'page');
    expect(engine.getFocused()).toBe('page/row0/t3');
  });

  it('[FO33] [ptr-programmatic-does-not-steal] leaves the highlight under the pointer', () => {
    const engine = at('p/r/a0', [column('p', [row('r', keys('a', 6)), { key: 'late' }])]);
    engine.setInputMode('pointer');
    engine.focus('p/r/a2', { cause: 'pointer' });
    engine.focus('p/late', { isAutomatic: true });
    expect(engine.getFocused()).toBe('p/r/a2');
  });

  it('[FO13] [rtl-first-item] [rtl-keys-are-physical] counts from the right and keeps keys physical', () => {
    const tiles = keys('a', 6).map((key, index) => ({ key, rect: box(1660 - index * 280, 100, 260, 200) }));
    const shapes = [
      column('p', [
        { key: 'menu', rect: box(1660, 0, 260, 60) },
        { key: 'r', kind: 'row', children: tiles },
      ]),
    ];
    const engine = at('p/menu', shapes, { readingDirection: 'rtl' });
    expect(walk(engine, 'down')).toEqual(['a0']);
    expect(walk(engine, 'left', 'left', 'left', 'right')).toEqual(['a1', 'a2', 'a3', 'a2']);
  });
});

describe('places', () => {
  const tie = [
    { key: 'rgt', rect: box(510, 100, 100, 60) },
    { key: 'cur', rect: box(400, 0, 100, 60) },
    { key: 'lft', rect: box(290, 100, 100, 60) },
  ];

  it('[FO74] [geo-tie-reading-order] [geo-tie-reading-order-registration] [rtl-tie] decides ties by reading order', () => {
    for (const order of [tie, [...tie].reverse()]) {
      expect(walk(at('f/cur', free(order)), 'down')).toEqual(['lft']);
      expect(walk(at('f/cur', free(order), { readingDirection: 'rtl' }), 'down')).toEqual(['rgt']);
    }
  });

  it('[FO10] [geo-fractional-gapless-row] skips no item of fractional width', () => {
    const tiles = keys('i', 5).map((key, index) => ({ key, rect: box(index * 254.66, 100, 254.66, 200) }));
    const engine = at('f/i0', free(tiles));
    expect(walk(engine, 'right', 'right', 'right', 'left', 'left')).toEqual(['i1', 'i2', 'i3', 'i2', 'i1']);
  });

  it('[FO10] [geo-overlapping-neighbour] takes a neighbour that overlaps a little', () => {
    const tiles = [0, 180, 400].map((x, index) => ({ key: 'abc'.charAt(index), rect: box(x, 0, 200, 200) }));
    expect(walk(at('f/a', free(tiles)), 'right')).toEqual(['b']);
  });

  it('[FO10] [geo-aligned-beats-nearer-diagonal] prefers the aligned to the nearer', () => {
    const tiles = [
      { key: 'cur', rect: box(500, 500, 200, 60) },
      { key: 'al', rect: box(900, 500, 200, 60) },
      { key: 'dg', rect: box(720, 580, 200, 60) },
    ];
    expect(walk(at('f/cur', free(tiles)), 'right')).toEqual(['al']);
  });

  it('[FO10] [geo-zero-size-ignored] ignores what has no box', () => {
    const tiles = [
      { key: 'ghost', rect: box(0, 0, 0, 0) },
      { key: 'b', rect: box(500, 500, 200, 60) },
    ];
    expect(walk(at('f/b', free(tiles)), 'up')).toEqual(['b']);
  });

  it('[FO19] [epg-time-anchor] [epg-time-anchor-back] keeps the time through a long programme', () => {
    const line = (key: string, slots: readonly (readonly [string, number, number])[]): Shape => ({
      key,
      kind: 'row',
      memory: 'nearest',
      children: slots.map(([slot, x, width]) => ({ key: slot, rect: box(x, 0, width, 90) })),
    });
    const guide = column('g', [
      line('c0', [
        ['1930', 200, 290],
        ['2000', 500, 290],
        ['2030', 800, 290],
      ]),
      line('c1', [['1900', 200, 1490]]),
      line('c2', [
        ['0', 200, 290],
        ['1', 500, 290],
        ['2', 800, 290],
        ['3', 1100, 290],
      ]),
    ]);
    expect(walk(at('g/c0/2000', [guide]), 'down', 'down')).toEqual(['1900', '1']);
    expect(walk(at('g/c2/1', [guide]), 'up', 'up')).toEqual(['1900', '2000']);
  });
});
