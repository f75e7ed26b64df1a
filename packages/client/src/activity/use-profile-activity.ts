import type { RunningActivity } from '@fjernsyn/shell';
import { useEffect, useState } from 'react';
import { useClient, useOpened } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** What the profile of the moment has done to items. */
export interface ProfileActivity {
  /** Undefined until that is known, and where no profile is there. */
  readonly running: RunningActivity | undefined;
  /** Whether it is on its way. */
  readonly isAwaited: boolean;
}

/** Asks for what the profile has done to items, which a page about one shows; for nobody nothing is asked. */
export function useProfileActivity(): ProfileActivity {
  const { hasProfile } = useObserved(useClient().application.session.viewer);
  const { activity } = useOpened();
  const running = useObserved(activity.running);
  const [isUnknown, giveUp] = useState(false);
  useEffect(() => {
    if (hasProfile) activity.load().catch(() => giveUp(true));
  }, [activity, hasProfile]);
  return hasProfile
    ? { running, isAwaited: running === undefined && !isUnknown }
    : { running: undefined, isAwaited: false };
}
