import { describe, expect, it } from 'vitest';
import { column, keys, leaves, mount, row } from '../testing/tree-fixture';
import type { FocusChange } from './focus-change';
import { createFocusEngine } from './focus-engine';

const page = [column('c', [row('r0', keys('a', 3)), row('r1', keys('b', 3))])];

describe('announcing', () => {
  it('[FO44] tells native subscribers, then what lost focus upwards, what gained it downwards, then the rest', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const told: string[] = [];
    engine.subscribe(() => told.push('after'));
    for (const id of ['c', 'c/r0', 'c/r0/a0', 'c/r1', 'c/r1/b0']) engine.subscribeTo(id, () => told.push(id));
    engine.subscribe(() => told.push('native'), 'native');
    engine.move('down');
    expect(told).toEqual(['native', 'c/r0/a0', 'c/r0', 'c/r1', 'c/r1/b0', 'after']);
  });

  it('[FO44] has changed its answers before anybody is told', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const seen: unknown[] = [];
    engine.subscribe(({ to }) => seen.push(engine.isFocused('c/r0/a1'), engine.getFocused() === to), 'native');
    engine.move('right');
    expect(seen).toEqual([true, true]);
  });

  it('[FO45] tells two tiles only on a move along a row', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const told: string[] = [];
    for (const id of ['c', 'c/r0', ...keys('c/r0/a', 3), 'c/r1']) engine.subscribeTo(id, () => told.push(id));
    engine.move('right');
    expect(told).toEqual(['c/r0/a0', 'c/r0/a1']);
  });

  it('[FO45] stops telling who has left, and keeps others of the same node', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const told: string[] = [];
    const end = engine.subscribeTo('c/r0/a1', () => told.push('first'));
    engine.subscribeTo('c/r0/a1', () => told.push('second'));
    end();
    end();
    engine.move('right');
    expect(told).toEqual(['second']);
  });

  it('[FO46] applies what a listener changes at once and tells of it in a later round', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const told: string[] = [];
    engine.subscribe(({ to }) => {
      if (to === 'c/r0/a1') {
        engine.focus('c/r1/b2');
        expect(engine.getFocused()).toBe('c/r1/b2');
      }
    }, 'native');
    engine.subscribe(({ from, to }) => told.push(`${from} ${to}`));
    engine.move('right');
    expect(told).toEqual(['c/r0/a0 c/r0/a1', 'c/r0/a1 c/r1/b2']);
  });

  it('[FO46] goes on telling after a listener threw', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const told: unknown[] = [];
    const end = engine.subscribe(() => {
      throw new Error('listener');
    }, 'native');
    expect(() => engine.move('right')).toThrow('listener');
    end();
    engine.subscribe(({ to }) => told.push(to));
    engine.move('right');
    expect(told).toEqual(['c/r0/a2']);
  });

  it('[FO47] tells once of a batch, from where it began to where it ended', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    const changes: FocusChange[] = [];
    engine.subscribe((change) => changes.push(change));
    engine.batch(() => {
      engine.focus('c/r1/b0');
      engine.batch(() => engine.move('right'));
    });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ from: 'c/r0/a0', to: 'c/r1/b1', cause: 'move', direction: 'right' });
  });

  it('[FO48] names the cause of each change', () => {
    const engine = createFocusEngine();
    const causes: string[] = [];
    engine.subscribe(({ cause }) => causes.push(cause));
    const mounted = mount(engine, page);
    engine.focus('c/r0/a2');
    mounted.unmount('c/r0/a2');
    engine.update({ kind: 'leaf', id: 'c/r0/a1', parent: 'c/r0', order: 1, isDisabled: true });
    const layer = mount(engine, [{ key: 'dialog', kind: 'layer', children: leaves('ok') }]);
    layer.unmount('dialog');
    engine.focus('c/r0/late');
    mount(engine, leaves('late'), 'c/r0');
    engine.restore({ version: 1, path: ['c', 'r1', 'b1'].map((key) => ({ key, index: 1 })), memories: {} });
    expect(causes).toEqual(['initial', 'focus', 'remove', 'disable', 'open', 'close', 'pending', 'restore']);
  });

  it('[FO45] says nothing when nothing changed', () => {
    const engine = createFocusEngine();
    mount(engine, page);
    let count = 0;
    engine.subscribe(() => count++);
    engine.move('left');
    engine.focus('c/r0/a0');
    engine.update({ kind: 'leaf', id: 'c/r0/a0', parent: 'c/r0', order: 0 });
    mount(engine, leaves('z'), 'c/r1');
    expect(count).toBe(0);
  });
});
