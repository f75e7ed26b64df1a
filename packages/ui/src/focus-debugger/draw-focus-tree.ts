import type { FocusEngine, FocusRect, NodeId } from '@fjernsyn/focus';

/** A node of the focus tree as it is drawn over the page. */
export interface DrawnNode {
  readonly id: NodeId;
  /** Its own key, and for a group what kind it is. */
  readonly name: string;
  readonly isGroup: boolean;
  /** Whether it or something in it has focus. */
  readonly hasFocus: boolean;
  /** In CSS px of the window; of a group the box around all that is drawn in it. */
  readonly box: FocusRect;
}

/** What is drawn of an engine's tree, groups before what they hold; a node without a box in the window is left out. */
export function drawFocusTree(engine: FocusEngine, boxOf: (id: NodeId) => FocusRect | null): readonly DrawnNode[] {
  const drawn: DrawnNode[] = [];

  function draw(node: ReturnType<FocusEngine['inspect']>['tree']['root']): FocusRect | null {
    const { id, key, declaration, children } = node;
    const kind = declaration?.kind ?? 'group';
    const isGroup = kind !== 'leaf';
    const place = drawn.length;
    const box = children.map(draw).reduce(around, isGroup ? null : boxOf(id));
    if (box === null || id === '') return box;
    const name = isGroup ? `${key} (${kind})` : key;
    drawn.splice(place, 0, { id, name, isGroup, hasFocus: engine.hasFocusWithin(id), box });
    return box;
  }

  draw(engine.inspect().tree.root);
  return drawn;
}

function around(one: FocusRect | null, other: FocusRect | null): FocusRect | null {
  if (one === null || other === null) return one ?? other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}
