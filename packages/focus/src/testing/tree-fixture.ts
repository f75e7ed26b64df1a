import type { Unsubscribe } from '@fjernsyn/kernel';
import type { FocusEngine } from '../engine/focus-engine';
import type { FocusRect, GroupDeclaration, NodeDeclaration, NodeId } from '../tree/declarations';
import { toNodeId } from '../tree/node-id';

/** A tree written down for a test: ids come from the keys. */
export interface Shape extends Partial<Omit<GroupDeclaration, 'id' | 'parent' | 'kind'>> {
  readonly key: string;
  readonly kind?: NodeDeclaration['kind'];
  readonly children?: readonly Shape[];
}

/** Ends registrations by id; a group takes all below it along. */
export interface Mounted {
  unmount(...ids: readonly NodeId[]): void;
  readonly ids: readonly NodeId[];
}

/** Registers shapes below a parent, each parent before its children, as one change. */
export function mount(engine: FocusEngine, shapes: readonly Shape[], parent: NodeId | null = null): Mounted {
  const ends = new Map<NodeId, Unsubscribe>();
  engine.batch(() => {
    for (const declaration of declarationsOf(shapes, parent)) ends.set(declaration.id, engine.register(declaration));
  });
  return {
    ids: Array.from(ends.keys()),
    unmount(...ids) {
      engine.batch(() => {
        ends.forEach((end, id) => {
          if (ids.some((gone) => id === gone || id.startsWith(`${gone}/`))) end();
        });
      });
    },
  };
}

/** Declarations of shapes, parents first. */
export function declarationsOf(shapes: readonly Shape[], parent: NodeId | null = null): readonly NodeDeclaration[] {
  const declarations: NodeDeclaration[] = [];
  shapes.forEach(({ key, kind = 'leaf', children = [], ...rest }, order) => {
    const id = toNodeId(parent, key);
    declarations.push({ order, ...rest, id, parent, kind } as NodeDeclaration, ...declarationsOf(children, id));
  });
  return declarations;
}

/** Leaves without places. */
export function leaves(...keys: readonly string[]): readonly Shape[] {
  return keys.map((key) => ({ key }));
}

/** A row of leaves. */
export function row(key: string, keys: readonly string[], rest: Partial<Shape> = {}): Shape {
  return { key, kind: 'row', children: leaves(...keys), ...rest };
}

/** A column of shapes. */
export function column(key: string, children: readonly Shape[], rest: Partial<Shape> = {}): Shape {
  return { key, kind: 'column', children, ...rest };
}

/** A rect. */
export function box(x: number, y: number, width: number, height: number): FocusRect {
  return { x, y, width, height };
}

/** Keys of a row's leaves: `a0`, `a1` … */
export function keys(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => prefix + index);
}

/** Declares a layer open or closed, as a binding does. */
export function setOpen(engine: FocusEngine, id: NodeId, isOpen = true): void {
  const declaration = engine.inspect().tree.get(id)?.declaration;
  if (declaration?.kind === 'layer') engine.update({ ...declaration, isOpen });
}
