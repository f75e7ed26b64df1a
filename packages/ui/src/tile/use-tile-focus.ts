import { cutBadge } from '../badge/badge';
import { type Focusable, useFocusable } from '../focus/use-focusable';
import { useTileSlot } from '../strip/tile-slot';
import type { TileProps } from './tile-props';

/** A tile as a leaf of its rail, and what it is called. */
export interface TileFocus {
  readonly focusable: Focusable<HTMLAnchorElement>;
  readonly label: string;
  /** Where it leads. What is disabled has no address, and says itself that it is a link. */
  readonly href: string | undefined;
  readonly role: 'link' | undefined;
}

/** The words that show, in their order, as one may say them; then what kind of thing it is. */
const nameOf = ({ badge, title, meta, kind }: TileProps): string =>
  [badge && cutBadge(badge.text), title, meta?.replace(/ · /g, ', '), kind].filter(Boolean).join(', ');

/** Makes a tile focusable under the key of its place in the rail, or under its own. */
export function useTileFocus(props: TileProps): TileFocus {
  const { isDisabled, onActivate, onMenu, onRest, href } = props;
  const slot = useTileSlot();
  const label = nameOf(props);
  const focusable = useFocusable<HTMLAnchorElement>({
    focusKey: props.focusKey ?? slot?.focusKey ?? href,
    order: props.order ?? slot?.order,
    isDisabled,
    onActivate,
    onMenu,
    onRest,
    speech: props.speech ?? (() => label),
  });
  return { focusable, label, ...(isDisabled ? { href: undefined, role: 'link' } : { href, role: undefined }) };
}
