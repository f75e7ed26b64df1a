import { describe, expect, it } from 'vitest';
import { createFocusEngine, type FocusEngine } from './focus-engine';
import type { GroupKind, NodeDeclaration, NodeId } from './types';

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

function layerAbove(declared: Declared, id: NodeId): NodeId | null {
  for (
    let node = declared.nodes.get(id);
    node;
    node = node.parent === null ? undefined : declared.nodes.get(node.parent)
  ) {
    if (node.kind === 'layer') return node.id;
  }
  return null;
}

function isUsable(declared: Declared, id: NodeId, topLayer: NodeId | null): boolean {
  if (layerAbove(declared, id) !== topLayer) return false;
  for (let at: NodeId | null = id; at !== null; ) {
    const node: NodeDeclaration | undefined = declared.nodes.get(at);
    if (!node || node.isDisabled) return false;
    at = node.parent;
  }
  return true;
}

function check(engine: FocusEngine, declared: Declared, trace: string): void {
  const focused = engine.getFocused();
  const top = engine.getTopLayer();
  const usable = Array.from(declared.nodes.values()).filter(
    ({ id, kind }) => kind === 'leaf' && isUsable(declared, id, top),
  );
  if (usable.length === 0) expect(focused, trace).toBeNull();
  else
    expect(
      usable.map(({ id }) => id),
      trace,
    ).toContain(focused);
}

function run(seed: number): void {
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const engine = createFocusEngine({ readingDirection: seed % 2 ? 'ltr' : 'rtl' });
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
      const more = { memory, preferred: pick(['1', '2', '3']), shouldWrap: random() < 0.2, columns: 3 };
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
      if (layer) (random() < 0.5 ? engine.openLayer : engine.closeLayer)(layer.id);
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
    expect(engine.explain(pick(DIRECTIONS)).candidates).toBeDefined();
  }
}

describe('soak', () => {
  it('[FO51] never throws and never is without focus, whatever comes and goes', () => {
    for (let seed = 1; seed <= 12; seed++) run(seed);
  });

  it('[FO51] returns by the opposite key within a row', () => {
    const random = seeded(7);
    for (let round = 0; round < 200; round++) {
      const engine = createFocusEngine({ readingDirection: round % 2 ? 'ltr' : 'rtl' });
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
