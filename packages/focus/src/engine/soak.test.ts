import { describe, expect, it } from 'vitest';
import { beam } from '../policies/beam';
import { setOpen } from '../testing/tree-fixture';
import type { GroupKind, NodeDeclaration, NodeId } from '../tree/declarations';
import { toNodeId } from '../tree/node-id';
import { explainMove } from './explain';
import { createFocusEngine, type FocusEngine } from './focus-engine';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const KINDS: readonly GroupKind[] = ['row', 'column', 'grid', 'group', 'free', 'row'];
const STEPS = 300;

/** Numbers from 0 up to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A second, naive account of what is declared, to hold the engine against. */
interface Declared {
  readonly nodes: Map<NodeId, NodeDeclaration>;
  readonly ends: Map<NodeId, () => void>;
}

/** All that could have focus below a group (null for the top), by the plainest reading of the rules. */
function focusableIn(declared: Declared, group: NodeId | null): readonly NodeId[] {
  const node = group === null ? undefined : declared.nodes.get(group);
  const items = node && node.kind !== 'leaf' ? node.items : undefined;
  const ids = items
    ? Array.from({ length: items.count }, (_, index) => toNodeId(group, items.keyOf(index)))
    : Array.from(declared.nodes.values())
        .filter(({ parent }) => parent === group)
        .map(({ id }) => id);
  const found: NodeId[] = [];
  for (const id of ids) {
    const child = declared.nodes.get(id);
    if (!child || (child.kind === 'leaf' && !child.isDisabled)) found.push(id);
    else if (child.kind !== 'leaf' && child.kind !== 'layer' && !child.isDisabled) {
      const below = focusableIn(declared, id);
      found.push(...(below.length === 0 && child.isLoading ? [id] : below));
    }
  }
  return found;
}

function check(engine: FocusEngine, declared: Declared, trace: string): void {
  const focused = engine.getFocused();
  const focusable = focusableIn(declared, engine.getTopLayer());
  if (focusable.length === 0) expect(focused, trace).toBeNull();
  else expect(focusable, trace).toContain(focused);
}

function run(seed: number): void {
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const engine = createFocusEngine({ geometry: beam, readingDirection: seed % 2 ? 'ltr' : 'rtl' });
  const declared: Declared = { nodes: new Map(), ends: new Map() };

  const declare = (node: NodeDeclaration): void => {
    declared.nodes.set(node.id, node);
    declared.ends.set(node.id, engine.register(node));
  };
  const remove = (id: NodeId): void => {
    declared.ends.get(id)?.();
    declared.nodes.delete(id);
  };
  const groups = (): readonly (NodeId | null)[] => [
    null,
    ...Array.from(declared.nodes.values())
      .filter(({ kind }) => kind !== 'leaf')
      .map(({ id }) => id),
  ];
  const add = (): void => {
    const parent = pick(groups());
    const id = `${parent === null ? '' : `${parent}/`}${Math.floor(random() * 6)}`;
    if (id.split('/').length > 4) return;
    // What is a layer stays one.
    const isLayer = random() < 0.06;
    const known = declared.nodes.get(id);
    if (known && (known.kind === 'layer') !== isLayer) return;
    const shared = { id, parent, order: Math.floor(random() * 5), isDisabled: random() < 0.1 };
    if (isLayer) declare({ ...shared, kind: 'layer', isOpen: random() < 0.7 });
    else if (random() < 0.5) declare({ ...shared, kind: 'leaf' });
    else {
      const memory = pick(['last', 'first', 'nearest', 'preferred'] as const);
      const offset = Math.floor(random() * 3);
      const items = { count: Math.floor(random() * 4), keyOf: (index: number) => `${index + offset}` };
      const rest = { ...(random() < 0.25 ? { items } : undefined), isLoading: random() < 0.1 };
      const more = { ...rest, memory, preferred: pick(['1', '2', '3']), shouldWrap: random() < 0.2, columns: 3 };
      declare({ ...shared, ...more, kind: pick(KINDS), isTrap: random() < 0.05 });
    }
  };
  const operations: Readonly<Record<string, () => void>> = {
    add,
    addMore: add,
    remove: () => {
      if (declared.nodes.size > 0) remove(pick(Array.from(declared.nodes.keys())));
    },
    removeSome: () =>
      engine.batch(() => {
        for (const id of Array.from(declared.nodes.keys())) if (random() < 0.1) remove(id);
      }),
    disable: () => {
      const node = pick(Array.from(declared.nodes.values()));
      if (!node) return;
      const changed = { ...node, isDisabled: random() < 0.4 };
      declared.nodes.set(node.id, changed);
      engine.update(changed);
    },
    layer: () => {
      const layer = pick(Array.from(declared.nodes.values()).filter(({ kind }) => kind === 'layer'));
      if (layer) setOpen(engine, layer.id, random() < 0.5);
    },
    move: () => void engine.move(pick(DIRECTIONS)),
    moveOn: () => void engine.move(pick(DIRECTIONS)),
    focus: () => {
      if (declared.nodes.size > 0) engine.focus(pick(Array.from(declared.nodes.keys())));
    },
    restore: () => engine.restore(JSON.parse(JSON.stringify(engine.snapshot()))),
    forget: () => engine.forget(pick(groups()) ?? ''),
  };

  for (let step = 0; step < STEPS; step++) {
    const name = pick(Object.keys(operations));
    operations[name]?.();
    check(engine, declared, `seed ${seed}, step ${step}, ${name}`);
    expect(explainMove(engine, pick(DIRECTIONS)).candidates).toBeDefined();
  }
}

describe('soak', () => {
  it('[FO51] never throws and never is without focus, whatever comes and goes', () => {
    for (let seed = 1; seed <= 12; seed++) run(seed);
  });

  it('[FO51] returns by the opposite key within a row', () => {
    const random = seeded(7);
    for (let round = 0; round < 200; round++) {
      const engine = createFocusEngine({ geometry: beam, readingDirection: round % 2 ? 'ltr' : 'rtl' });
      engine.batch(() => {
        engine.register({ kind: 'row', id: 'r', parent: null, shouldWrap: random() < 0.3 });
        const count = 1 + Math.floor(random() * 9);
        for (let index = 0; index < count; index++) {
          engine.register({ kind: 'leaf', id: `r/${index}`, parent: 'r', order: random(), isDisabled: random() < 0.3 });
        }
      });
      for (let step = Math.floor(random() * 6); step > 0; step--) engine.move('right');
      const before = engine.getFocused();
      if (engine.move('right').outcome === 'moved') expect(engine.move('left').to).toBe(before);
    }
  });
});
