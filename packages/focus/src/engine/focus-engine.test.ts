import { describe, expect, it } from 'vitest';
import { column, keys, leaves, mount, row } from '../testing/tree-fixture';
import { createFocusEngine } from './focus-engine';

const page = (): Parameters<typeof mount>[1] => [
  column('home', [row('r0', keys('a', 4)), row('r1', keys('b', 4)), row('r2', keys('c', 2))]),
];

describe('held keys', () => {
  it('[FO64] stay at the edge of the group along which they run', () => {
    const engine = createFocusEngine();
    const rails = column('page', [row('r0', keys('a', 2)), row('r1', keys('b', 2))]);
    mount(engine, [row('screen', [], { children: [{ key: 'menu' }, rails, { key: 'side' }] })]);
    engine.focus('screen/page/r0/a0');
    const held = { isHeld: true };
    expect(engine.move('right', held).to).toBe('screen/page/r0/a1');
    expect(engine.move('right', held)).toMatchObject({ outcome: 'blocked', blockedBy: 'screen/page/r0' });
    expect(engine.move('down', held).to).toBe('screen/page/r1/b1');
    expect(engine.move('down', held)).toMatchObject({ outcome: 'blocked', blockedBy: 'screen/page' });
    expect(engine.move('right').to).toBe('screen/side');
  });

  it('[FO64] go on from a column that stands in a column', () => {
    const engine = createFocusEngine();
    mount(engine, [column('page', [column('hero', leaves('play')), row('r', keys('a', 2))])]);
    expect(engine.move('down', { isHeld: true }).to).toBe('page/r/a0');
  });
});

describe('focus engine: registration', () => {
  it('[FO4] gives focus back to what is mounted, unmounted and mounted again', () => {
    const engine = createFocusEngine();
    const first = mount(engine, page());
    engine.focus('home/r1/b2');
    first.unmount(...first.ids);
    expect(engine.getFocused()).toBeNull();
    mount(engine, page());
    expect(engine.getFocused()).toBe('home/r1/b2');
  });

  it('[FO4] gives focus back when nodes come back one by one and children first', () => {
    const engine = createFocusEngine();
    mount(engine, [column('home', [])]);
    const first = mount(engine, [row('r0', keys('a', 4))], 'home');
    engine.focus('home/r0/a2');
    first.unmount(...first.ids);
    for (const key of keys('a', 4)) {
      engine.register({ kind: 'leaf', id: `home/r0/${key}`, parent: 'home/r0' });
      expect(engine.getFocused()).toBeNull();
    }
    engine.register({ kind: 'row', id: 'home/r0', parent: 'home' });
    expect(engine.getFocused()).toBe('home/r0/a2');
  });

  it('[FO3] lets the end of an older registration leave a newer one alone', () => {
    const engine = createFocusEngine();
    const end = engine.register({ kind: 'leaf', id: 'ok', parent: null });
    engine.register({ kind: 'leaf', id: 'ok', parent: null });
    end();
    expect(engine.getFocused()).toBe('ok');
  });

  it('[FO3] updates what is registered and ignores what is not', () => {
    const engine = createFocusEngine();
    mount(engine, [row('r', ['a', 'b'])]);
    engine.update({ kind: 'leaf', id: 'r/a', parent: 'r', order: 5 });
    engine.update({ kind: 'leaf', id: 'r/z', parent: 'r', order: 9 });
    expect(engine.move('left').to).toBe('r/b');
    expect(engine.focus('r/z', { shouldWait: false })).toBe(false);
  });
});

describe('focus engine: never without focus', () => {
  it('[FO27] takes the next in the same call, else the previous, else climbs', () => {
    const engine = createFocusEngine();
    const mounted = mount(engine, page());
    engine.focus('home/r2/c0');
    mounted.unmount('home/r2/c0');
    expect(engine.getFocused()).toBe('home/r2/c1');
    mounted.unmount('home/r2/c1');
    expect(engine.getFocused()).toBe('home/r1/b0');
    mounted.unmount('home/r1');
    expect(engine.getFocused()).toBe('home/r0/a0');
  });

  it('[FO27] counts what went with it in one batch, before and after it', () => {
    for (const gone of [
      ['home/r0/a0', 'home/r0/a2'],
      ['home/r0/a2', 'home/r0/a0'],
    ]) {
      const engine = createFocusEngine();
      const mounted = mount(engine, page());
      engine.focus('home/r0/a2');
      mounted.unmount(...gone);
      expect(engine.getFocused()).toBe('home/r0/a3');
    }
  });

  it('[FO27] lands in a neighbouring row at the same place when the whole row goes', () => {
    const engine = createFocusEngine();
    const mounted = mount(engine, page());
    engine.focus('home/r0/a2');
    mounted.unmount('home/r0');
    expect(engine.getFocused()).toBe('home/r1/b2');
  });

  it('[FO28] moves on when the focused node or a group above it is disabled', () => {
    const engine = createFocusEngine();
    mount(engine, page());
    engine.focus('home/r1/b1');
    engine.update({ kind: 'leaf', id: 'home/r1/b1', parent: 'home/r1', order: 1, isDisabled: true });
    expect(engine.getFocused()).toBe('home/r1/b2');
    engine.update({ kind: 'row', id: 'home/r1', parent: 'home', order: 1, isDisabled: true });
    expect(engine.getFocused()).toBe('home/r2/c1');
  });

  it('[FO29] takes something new only when nothing has focus', () => {
    const engine = createFocusEngine();
    mount(engine, [row('r', ['b'])]);
    expect(engine.getFocused()).toBe('r/b');
    engine.register({ kind: 'leaf', id: 'r/a', parent: 'r', order: -1 });
    expect(engine.getFocused()).toBe('r/b');
  });

  it('[FO30] has nothing and does nothing when nothing is left', () => {
    const engine = createFocusEngine();
    const mounted = mount(engine, page());
    mounted.unmount('home');
    expect(engine.getFocused()).toBeNull();
    expect(engine.move('down')).toEqual({ outcome: 'edge', from: null, to: null, blockedBy: null });
    expect(engine.isFocused('home/r0/a0')).toBe(false);
  });

  it('[FO30] goes on waiting where a key comes before anything to move from', () => {
    const engine = createFocusEngine();
    engine.focus('home/r1');
    engine.move('down');
    engine.batch(() => mount(engine, page()));
    expect(engine.getFocused()).toBe('home/r1/b0');
  });
});

describe('focus engine: requests', () => {
  it('[FO31] keeps a request until its target mounts', () => {
    const engine = createFocusEngine();
    mount(engine, page());
    expect(engine.focus('home/r9/x')).toBe(false);
    mount(engine, [row('r9', ['w', 'x'])], 'home');
    expect(engine.getFocused()).toBe('home/r9/x');
  });

  it("[FO31] drops it at the viewer's first move, at a newer request and when told", () => {
    const drops = [
      (engine: ReturnType<typeof createFocusEngine>) => engine.move('right'),
      (engine: ReturnType<typeof createFocusEngine>) => engine.focus('home/r0/a1'),
    ];
    for (const drop of drops) {
      const engine = createFocusEngine();
      mount(engine, page());
      engine.focus('home/r9/x');
      drop(engine);
      const before = engine.getFocused();
      mount(engine, [row('r9', ['w', 'x'])], 'home');
      expect(engine.getFocused()).toBe(before);
    }
  });

  it('[FO31] keeps nothing for a caller that does not wait, nor for the pointer', () => {
    const engine = createFocusEngine();
    mount(engine, page());
    engine.focus('home/r9/x', { shouldWait: false });
    engine.focus('home/r9/w', { cause: 'pointer' });
    mount(engine, [row('r9', ['w', 'x'])], 'home');
    expect(engine.getFocused()).toBe('home/r0/a0');
  });

  it('[FO32] keeps the current child of a group that holds focus already', () => {
    const engine = createFocusEngine();
    mount(engine, page());
    engine.move('right');
    expect(engine.focus('home')).toBe(true);
    expect(engine.getFocused()).toBe('home/r0/a1');
    expect(engine.hasFocusWithin('home/r0')).toBe(true);
    expect(engine.hasFocusWithin('home/r1')).toBe(false);
  });

  it('[FO33] lets an automatic request wait for the keys while the pointer is in use', () => {
    const engine = createFocusEngine();
    mount(engine, page());
    engine.setInputMode('pointer');
    engine.focus('home/r0/a2', { cause: 'pointer' });
    expect(engine.focus('home/r1/b0', { isAutomatic: true })).toBe(false);
    expect(engine.getFocused()).toBe('home/r0/a2');
    engine.setInputMode('keys');
    expect(engine.getFocused()).toBe('home/r1/b0');
  });
});
