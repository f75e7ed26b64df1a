import { rootKey } from '@fjernsyn/shell';
import { type HeaderEntry, headerIds } from '@fjernsyn/ui';
import { useEffect } from 'react';
import { useClient, useOpened } from '../application-context';

const ids = headerIds(rootKey);

/** Leads up from the menu to the first of what stands beside it, and lets each place begin with a header that was not entered yet. */
export function useHeaderFocus(tool: Pick<HeaderEntry, 'key'> | undefined): void {
  const { focus, remote } = useClient().application;
  const { location } = useOpened().places.navigation;
  const toolKey = tool?.key;
  useEffect(
    () =>
      location.subscribe(() => {
        if (!focus.hasFocusWithin(ids.header)) focus.forget(ids.header);
      }),
    [focus, location],
  );
  useEffect(() => {
    if (toolKey === undefined) return undefined;
    return remote.handle((action) => {
      const isUp = action.type === 'move' && action.direction === 'up' && !action.isRepeat;
      return isUp && focus.hasFocusWithin(ids.menu) && focus.focus(ids.toolOf(toolKey), { shouldWait: false });
    });
  }, [focus, remote, toolKey]);
}
