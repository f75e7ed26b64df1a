import { type Focusable, useFocusable } from '../focus/use-focusable';
import { useTileSlot } from '../rail/tile-slot';
import type { TileProps } from './tile';

/** A tile as a leaf of its rail, and what it is called. */
export interface TileFocus {
  readonly focusable: Focusable<HTMLAnchorElement>;
  readonly label: string;
}

/** Makes a tile focusable under the key of its place in the rail, or under its own. */
export function useTileFocus(props: TileProps): TileFocus {
  const { title, meta, isDisabled, onActivate, href } = props;
  const slot = useTileSlot();
  const label = props.label ?? (meta === undefined ? title : `${title}. ${meta}`);
  const focusable = useFocusable<HTMLAnchorElement>({
    focusKey: props.focusKey ?? slot?.focusKey ?? href,
    order: props.order ?? slot?.order,
    isDisabled,
    onActivate,
    speech: props.speech ?? (() => label),
  });
  return { focusable, label };
}
