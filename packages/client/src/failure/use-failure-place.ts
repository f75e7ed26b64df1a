import type { FailurePlace } from '@fjernsyn/shell';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';

/** Where a failure that shows now happens. */
export function useFailurePlace(): FailurePlace {
  const { start, navigation, configuration, ports } = useClient().application;
  const isAtStart = useObserved(start.state).phase !== 'open';
  return {
    isAtStart,
    isAtHome: !isAtStart && navigation().location.get().screen.path === configuration.paths.home,
    canGoBack: ports.history.canGoBack,
  };
}
