import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { RunningActivity } from '@fjernsyn/shell';
import { useOpened } from '../application-context';
import { useObserved } from '../hooks/use-observed';

const unknown: Observed<undefined> = createObservable(undefined);

/** What the viewer has done to an item, as `pick` chooses it; undefined until that is known, which is after the first rail. */
export function useItemState<State>(pick: (running: RunningActivity) => Observed<State>): State | undefined {
  const running = useObserved(useOpened().activity.running);
  const state: Observed<State | undefined> = running ? pick(running) : unknown;
  return useObserved(state);
}
