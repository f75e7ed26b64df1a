import { describe, expect, it } from 'vitest';
import { beam } from '../policies/beam';
import { box, column, leaves, mount, row } from '../testing/tree-fixture';
import { explainMove } from './explain';
import { createFocusEngine } from './focus-engine';

describe('explain', () => {
  it('[FO49] names each candidate with the rule that dropped it, and moves nothing', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [
      column('c', [
        row('r0', ['a']),
        row('empty', []),
        row('off', ['x'], { isDisabled: true }),
        { key: 'dialog', kind: 'layer', isOpen: false, children: leaves('ok') },
        row('r1', ['b']),
      ]),
    ]);
    expect(explainMove(engine, 'down')).toEqual({
      direction: 'down',
      result: { outcome: 'moved', from: 'c/r0/a', to: 'c/r1/b', blockedBy: null },
      asked: ['c/r0', 'c'],
      candidates: [
        { id: 'c/empty', group: 'c', verdict: 'empty' },
        { id: 'c/off', group: 'c', verdict: 'disabled' },
        { id: 'c/dialog', group: 'c', verdict: 'layer' },
        { id: 'c/r1', group: 'c', verdict: 'chosen' },
        { id: 'c/r1/b', group: 'c/r1', verdict: 'chosen' },
      ],
    });
    expect(engine.getFocused()).toBe('c/r0/a');
  });

  it('[FO49] tells what lay behind and what was further away', () => {
    const engine = createFocusEngine({ geometry: beam });
    const children = [
      { key: 'from', rect: box(100, 0, 50, 50) },
      { key: 'back', rect: box(0, 0, 50, 50) },
      { key: 'far', rect: box(300, 0, 50, 50) },
      { key: 'near', rect: box(200, 0, 50, 50) },
    ];
    mount(engine, [{ key: 'f', kind: 'free', children }]);
    expect(explainMove(engine, 'right').candidates.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'f/back behind',
      'f/far further',
      'f/near chosen',
    ]);
  });

  it('[FO14] climbs past every group without an answer and stops at the first that holds focus back', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [
      column('p', [
        { key: 'north' },
        { key: 'box', kind: 'group', boundaries: ['up'], children: [column('c', [row('r', ['a'])])] },
        { key: 'south' },
      ]),
    ]);
    engine.focus('p/box/c/r/a');
    expect(explainMove(engine, 'up').asked).toEqual(['p/box/c/r', 'p/box/c', 'p/box']);
    expect(engine.move('up')).toMatchObject({ outcome: 'blocked', blockedBy: 'p/box' });
    expect(engine.move('down').to).toBe('p/south');
  });

  it('[FO14] holds all four directions in a trap that is no layer', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [column('p', [{ key: 'north' }, row('r', ['a', 'b'], { isTrap: true }), { key: 'south' }])]);
    engine.focus('p/r/a');
    for (const direction of ['up', 'down', 'left'] as const) expect(engine.move(direction).outcome).toBe('blocked');
    expect(engine.move('right').to).toBe('p/r/b');
  });

  it('[FO15] tells an edge of the whole tree from a boundary', () => {
    const engine = createFocusEngine({ geometry: beam });
    mount(engine, [column('p', leaves('a', 'b'))]);
    expect(engine.move('left')).toEqual({ outcome: 'edge', from: 'p/a', to: 'p/a', blockedBy: null });
  });
});
