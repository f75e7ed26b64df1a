import type { Direction } from '@fjernsyn/kernel';

/**
 * Stable identity of a node: the keys from the top down to it, joined by `/` (`home/rail-3/tile-12`).
 * Make it with `toNodeId`, which escapes a `/` inside a key; never from an index or a mount order.
 */
export type NodeId = string;

/** How a group places its children: what a direction means inside it. */
export type GroupKind =
  /** One line; left and right move, up and down leave. Mirrored in right-to-left. */
  | 'row'
  /** A stack, usually of rows; up and down move, left and right leave. */
  | 'column'
  /** Lines of `columns` children; all four directions move, the wanted column is kept over short lines. */
  | 'grid'
  /** A scope without an arrangement (a page, a screen): order alone, previous on left and up, next on right and down. */
  | 'group'
  /** Children placed anywhere: the beam first, then the distance, on rects from the layout port; order without rects. */
  | 'free'
  /**
   * A guide: a column of rows whose rects are times. Up and down keep the time one is at, through long programmes and gaps;
   * a row is entered at that time, from outside the guide at `now`.
   */
  | 'epg'
  /** A trap that stacks, its children placed as in `free`: while it is declared and open, focus stays in it; it gives focus back to its opener. */
  | 'layer';

/**
 * Where entering a group lands. Each falls through to the next that can answer:
 * `last` the remembered child, else preferred, else nearest, else first; `first` the first; `preferred` the preferred
 * child at every entry, else first; `nearest` the child under the sticky coordinate when entered by a direction, else
 * as `last`.
 */
export type EntryMemory = 'last' | 'first' | 'nearest' | 'preferred';

/** A rectangle at rest (no scroll, no focus scale), in any one unit shared by all nodes of a screen. */
export interface FocusRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Children that exist by index, mounted or not; a registered child that is not in the list does not exist. Each index is a possible target: focus moves there at once, the
 * change says that it is not mounted, and a later `register` of that id confirms it.
 */
export interface IndexedItems {
  readonly count: number;
  /** Key of the child at `index`, 0 ≤ index < count; the same key the child registers with. */
  keyOf(index: number): string;
  /** Index of a key, −1 when it is not in the list; without it the engine searches `keyOf`. */
  indexOf?(key: string): number;
  /**
   * Arithmetic place of a child, so that `nearest` needs no layout read. Neighbouring lists share its coordinates: a
   * rail that scrolls by itself takes off its own offset.
   */
  rectOf?(index: number): FocusRect;
  /** False for an index that cannot take focus (a placeholder); default true. */
  isFocusable?(index: number): boolean;
}

interface NodeDeclarationBase {
  /** `toNodeId(parent, key)`. */
  readonly id: NodeId;
  /** Id of the parent, declared before or after; null at the top. */
  readonly parent: NodeId | null;
  /** Place among the siblings, usually an index; without it, after all that have one, in order of arrival. */
  readonly order?: number;
  /** Neither it nor anything in it can be focused. */
  readonly isDisabled?: boolean;
  /** Place at rest, for `nearest` and `free`; the parent's `rectOf` and the layout port come after it. */
  readonly rect?: FocusRect;
}

/** Something that takes focus itself: a tile, a button, a field. */
export interface LeafDeclaration extends NodeDeclarationBase {
  readonly kind: 'leaf';
}

/** Something that holds leaves or other groups, and never has focus itself. */
export interface GroupDeclaration extends NodeDeclarationBase {
  readonly kind: GroupKind;
  /** Default `last`; `nearest` for a grid, `preferred` for a layer. */
  readonly memory?: EntryMemory;
  /** Key of the child to prefer; it may mount later. */
  readonly preferred?: string;
  /** Past the last comes the first, along the group's own axis (a grid wraps its lines); default false. */
  readonly shouldWrap?: boolean;
  /** Directions in which focus never leaves this group. */
  readonly boundaries?: readonly Direction[];
  /** Focus never leaves this group by a direction; shorthand for all four boundaries. */
  readonly isTrap?: boolean;
  /** Children of a grid per line, or the length of each line where they differ (a keyboard); default 1. */
  readonly columns?: number | readonly number[];
  /** For an epg: the place of this moment on its time axis, in the unit of the rects. */
  readonly now?: number;
  /** For an epg: where on its time axis the part that is seen begins; what has ended by then is not entered from outside. */
  readonly seenFrom?: number;
  /** Children that exist by index only; without it the children are those registered. */
  readonly items?: IndexedItems;
  /** Its children are on their way: while it has none it holds focus itself, and passes it to the first that comes. */
  readonly isLoading?: boolean;
  /** For a layer: whether it is in the stack; default true. */
  readonly isOpen?: boolean;
}

/** What a binding declares: a leaf or a group. */
export type NodeDeclaration = LeafDeclaration | GroupDeclaration;

/** Where rects of free groups come from; read from a cache, never measured on a key. */
export interface LayoutSource {
  rectOf(id: NodeId): FocusRect | null;
}

/** Direction of reading of the whole screen. */
export type ReadingDirection = 'ltr' | 'rtl';

/** One level of a saved path. */
export interface SnapshotStep {
  readonly key: string;
  /** Place among the siblings when saved; the fallback when the key is gone. */
  readonly index: number;
}
