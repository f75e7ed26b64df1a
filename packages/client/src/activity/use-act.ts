import type { RunningActivity } from '@fjernsyn/shell';
import { useOpened } from '../application-context';

/** Does something to an item, once the code of it is there. Where that cannot be fetched, the network's own notice says why. */
export function useAct(): (action: (running: RunningActivity) => void) => void {
  const { activity } = useOpened();
  return (action) => void activity.load().then(action, () => undefined);
}
