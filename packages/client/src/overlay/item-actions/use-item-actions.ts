import type { OverlayOf, RunningActivity } from '@fjernsyn/shell';
import { useAct } from '../../activity/use-act';
import { useClient, useOpened } from '../../application-context';

/** What the rows of an item's menu do, each once the menu has closed. */
export interface ItemActionCommands {
  play(): void;
  open(): void;
  toggleBookmark(): void;
  toggleFollow(): void;
  rate(): void;
  remove(): void;
  close(): void;
}

/** Types that play one of their episodes. */
const seriesTypes: readonly string[] = ['show', 'season'];

/** Makes the {@link ItemActionCommands} of an item in its place. */
export function useItemActions({ item, place, list }: OverlayOf<'item-actions'>): ItemActionCommands {
  const { overlays } = useClient().application;
  const { places } = useOpened();
  const act = useAct();
  const { items } = places;
  const { id, type, title, path } = item;
  const marked = { id, type, title, path };
  const close = (): void => overlays.choose('close');
  const closed = (action: () => void) => (): void => {
    close();
    action();
  };
  const running = (action: (running: RunningActivity) => void) => closed(() => act(action));
  return {
    play: closed(() => (seriesTypes.includes(type) ? void items.playSeries(item, place) : items.play(item, place))),
    open: closed(() => items.open(item, place)),
    toggleBookmark: running((own) => own.toggleBookmark(marked)),
    toggleFollow: running((own) => own.toggleFollow(marked)),
    rate: closed(() => overlays.dialogs.show({ kind: 'rating', item: marked })),
    remove: running((own) => list !== undefined && own.removeFrom(list, marked)),
    close,
  };
}
