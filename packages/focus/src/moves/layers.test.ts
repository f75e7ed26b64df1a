import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { beam } from '../policies/beam';
import { box, keys, leaves, mount, row, type Shape, setOpen } from '../testing/tree-fixture';

const dialog = (key: string, rest: Partial<Shape> = {}): Shape => ({
  key,
  kind: 'layer',
  children: [row('buttons', ['ok', 'cancel'])],
  ...rest,
});
const page: Shape = { key: 'page', kind: 'column', children: [row('r0', keys('a', 4)), row('r1', keys('b', 4))] };

describe('layers', () => {
  it('[FO34] moves focus in on opening and holds it in all four directions', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, dialog('dialog', { isOpen: false })]);
    expect(engine.getTopLayer()).toBeNull();
    setOpen(engine, 'dialog');
    expect(engine.getTopLayer()).toBe('dialog');
    expect(engine.getFocused()).toBe('dialog/buttons/ok');
    for (const direction of ['up', 'left', 'down'] as const) {
      expect(engine.move(direction)).toMatchObject({ outcome: 'blocked', blockedBy: 'dialog' });
    }
    expect(engine.move('right').to).toBe('dialog/buttons/cancel');
    expect(engine.move('right').outcome).toBe('blocked');
  });

  it('[FO34] [ptr-03] moves within a dialog that opened while the pointer lay on what is behind it', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, dialog('dialog', { isOpen: false })]);
    engine.setInputMode('pointer');
    engine.focus('page/r1/b2', { cause: 'pointer' });
    setOpen(engine, 'dialog');
    engine.focus('page/r0/a1', { cause: 'pointer' });
    engine.setInputMode('keys');
    expect(engine.move('right').to).toBe('dialog/buttons/cancel');
  });

  it('[FO34] places its own children by their rects where they have some', () => {
    const engine = createFocusEngine({ geometry: beam });
    const children = [
      { key: 'close', rect: box(300, 0, 40, 40) },
      { key: 'ok', rect: box(0, 100, 90, 40) },
      { key: 'cancel', rect: box(260, 100, 90, 40) },
    ];
    mount(engine, [{ key: 'dialog', kind: 'layer', preferred: 'ok', children }]);
    expect(['right', 'up', 'down'].map((way) => engine.move(way as 'up').to)).toEqual([
      'dialog/cancel',
      'dialog/close',
      'dialog/cancel',
    ]);
  });

  it('[FO34] is no target for moves beside it, nor remembered by what it lies over', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [{ ...page, children: [...(page.children ?? []), dialog('dialog', { isOpen: false })] }]);
    engine.focus('page/r1/b2');
    setOpen(engine, 'page/dialog');
    setOpen(engine, 'page/dialog', false);
    expect(engine.getFocused()).toBe('page/r1/b2');
    expect(engine.move('down').outcome).toBe('edge');
  });

  it('[FO34] takes the first focus when it is open from the start', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, dialog('dialog')]);
    expect(engine.getFocused()).toBe('dialog/buttons/ok');
  });

  it('[FO35] gives focus back to its opener on closing and on unmounting', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page]);
    engine.focus('page/r1/b2');
    const mounted = mount(engine, [dialog('dialog')]);
    expect(engine.getFocused()).toBe('dialog/buttons/ok');
    setOpen(engine, 'dialog', false);
    expect(engine.getFocused()).toBe('page/r1/b2');
    setOpen(engine, 'dialog');
    mounted.unmount('dialog');
    expect(engine.getFocused()).toBe('page/r1/b2');
    expect(engine.move('right').to).toBe('page/r1/b3');
  });

  it('[FO35] opens anew by its own rule, not where it was left', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page]);
    mount(engine, [dialog('dialog', { preferred: 'buttons' })]).unmount('dialog');
    mount(engine, [dialog('dialog', { children: leaves('ok', 'cancel') })]);
    engine.move('right');
    setOpen(engine, 'dialog', false);
    setOpen(engine, 'dialog');
    expect(engine.getFocused()).toBe('dialog/ok');
  });

  it("[FO35] gives focus to the opener's neighbour when the opener has gone", () => {
    const engine = createFocusEngine({ geometry: beam });
    const mounted = mount(engine, [page]);
    engine.focus('page/r1/b1');
    mount(engine, [dialog('dialog')]);
    mounted.unmount('page/r1/b1');
    setOpen(engine, 'dialog', false);
    expect(engine.getFocused()).toBe('page/r1/b2');
  });

  it('[FO36] returns level by level', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, dialog('one', { isOpen: false }), dialog('two', { isOpen: false })]);
    engine.focus('page/r0/a1');
    setOpen(engine, 'one');
    engine.move('right');
    setOpen(engine, 'two');
    expect(engine.getFocused()).toBe('two/buttons/ok');
    setOpen(engine, 'two', false);
    expect(engine.getFocused()).toBe('one/buttons/cancel');
    setOpen(engine, 'one', false);
    expect(engine.getFocused()).toBe('page/r0/a1');
  });

  it('[FO36] returns past a layer that closed underneath, and past several that close as one', () => {
    for (const isAsOne of [false, true]) {
      const engine = createFocusEngine({ geometry: beam });
      mount(engine, [page, dialog('one', { isOpen: false }), dialog('two', { isOpen: false })]);
      engine.focus('page/r0/a1');
      setOpen(engine, 'one');
      setOpen(engine, 'two');
      engine.move('right');
      const close = () => {
        setOpen(engine, 'one', false);
        if (!isAsOne) expect(engine.getFocused()).toBe('two/buttons/cancel');
        setOpen(engine, 'two', false);
      };
      if (isAsOne) engine.batch(close);
      else close();
      expect(engine.getFocused()).toBe('page/r0/a1');
    }
  });

  it('[FO36] returns to the first opener when one dialog replaces another in a batch', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page]);
    engine.focus('page/r0/a3');
    const first = mount(engine, [dialog('one')]);
    engine.batch(() => {
      first.unmount('one');
      mount(engine, [dialog('two')]);
    });
    expect(engine.getFocused()).toBe('two/buttons/ok');
    setOpen(engine, 'two', false);
    expect(engine.getFocused()).toBe('page/r0/a3');
  });

  it('[FO37] makes a request behind it the place to return to, and ignores the pointer there', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, dialog('dialog')]);
    expect(engine.focus('page/r1/b3')).toBe(false);
    engine.focus('page/r0/a2', { cause: 'pointer' });
    expect(engine.getFocused()).toBe('dialog/buttons/ok');
    setOpen(engine, 'dialog', false);
    expect(engine.getFocused()).toBe('page/r1/b3');
  });

  it('[FO38] has nothing while it is empty, and takes the first child that comes', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page]);
    mount(engine, [{ key: 'busy', kind: 'layer' }]);
    expect(engine.getFocused()).toBeNull();
    expect(engine.move('down').outcome).toBe('edge');
    mount(engine, leaves('stop'), 'busy');
    expect(engine.getFocused()).toBe('busy/stop');
    setOpen(engine, 'busy', false);
    expect(engine.getFocused()).toBe('page/r0/a0');
  });

  it('[FO34] may stand inside a list that does not name it', () => {
    const engine = createFocusEngine({ geometry: beam });
    const items = { count: 9, keyOf: (index: number) => `i${index}` };
    mount(engine, [{ key: 'r', kind: 'row', items }]);
    engine.focus('r/i4');
    const mounted = mount(engine, [dialog('dialog')], 'r');
    expect(engine.getFocused()).toBe('r/dialog/buttons/ok');
    expect(engine.move('left').outcome).toBe('blocked');
    mounted.unmount('r/dialog');
    expect(engine.getFocused()).toBe('r/i4');
  });

  it('[FO34] takes no part while the page that holds it is disabled', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [page, { key: 'hidden', kind: 'group', isDisabled: true, children: [dialog('dialog')] }]);
    expect(engine.getFocused()).toBe('page/r0/a0');
    expect(engine.getTopLayer()).toBeNull();
  });
});
