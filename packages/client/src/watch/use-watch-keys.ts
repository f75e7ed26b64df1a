import type { FocusEngine, InputAction } from '@fjernsyn/focus';
import type { Watch } from '@fjernsyn/shell';
import type { PlayerControlIds } from '@fjernsyn/ui';
import { useEffect } from 'react';
import { useClient } from '../application-context';
import type { OpenMenu } from './use-menu';
import type { WatchStage } from './watch-stage';

/** How a watch screen stands when a key comes. */
export interface WatchKeyPlace {
  readonly stage: WatchStage;
  readonly menu: OpenMenu;
  /** Whether something is offered that has focus without the controls. */
  readonly isOfferAlone: boolean;
}

/** Hands the actions of the remote to the watch, and to what stands over the picture before it. */
export function useWatchKeys(watch: Watch, ids: PlayerControlIds, { stage, menu, isOfferAlone }: WatchKeyPlace): void {
  const { focus, remote } = useClient().application;
  useEffect(
    () =>
      remote.handle((action) => {
        const own = handleOver(action, watch, { stage, menu, isOfferAlone: isOfferAlone && focus.isFocused(ids.skip) });
        return own ?? watch.handle(action, focusOf(focus, ids));
      }),
    [remote, focus, watch, ids, stage, menu, isOfferAlone],
  );
}

function focusOf(focus: FocusEngine, { seekBar }: PlayerControlIds): Parameters<Watch['handle']>[1] {
  return { isSeekBarFocused: focus.isFocused(seekBar) };
}

/** What stands over the picture has the keys that move, choose and lead back; undefined hands the action on. */
function handleOver(
  action: InputAction,
  watch: Pick<Watch, 'command'>,
  { stage, menu, isOfferAlone }: WatchKeyPlace,
): boolean | undefined {
  const { type } = action;
  if (type === 'back' && menu.name !== undefined) {
    menu.back();
    return true;
  }
  if (type === 'back' && stage === 'up-next') {
    watch.command('cancel-next');
    return true;
  }
  if (type === 'activate' && isOfferAlone) return false;
  const isOver = menu.name !== undefined || stage === 'up-next' || stage === 'ended' || stage === 'question';
  return isOver && (type === 'move' || type === 'activate' || type === 'back') ? false : undefined;
}
