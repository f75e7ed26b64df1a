import { useState } from 'react';
import { useClient } from '../application-context';
import { useObserved } from './use-observed';

/** Whether what is to be fetched is as good as failed, so that there is something to press. */
export interface Unreached {
  /** True while nothing is reached, until the viewer tries all the same: a set may be wrong about its network. */
  readonly isUnreached: boolean;
  /** To be called when the viewer tries. */
  tried(): void;
}

/** The {@link Unreached} of what `key` stands for. */
export function useUnreached(key: string | undefined): Unreached {
  const isOnline = useObserved(useClient().application.connectivity.online);
  const [triedKey, setTriedKey] = useState<string>();
  return { isUnreached: !isOnline && triedKey !== key, tried: () => setTriedKey(key) };
}
