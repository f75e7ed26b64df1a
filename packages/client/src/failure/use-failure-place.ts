import type { FailurePlace } from '@fjernsyn/shell';
import { useContext } from 'react';
import { OpenedContext, useClient } from '../application-context';

/** Where a failure that shows now happens. */
export function useFailurePlace(): FailurePlace {
  const { home } = useClient().application.configuration.paths;
  const places = useContext(OpenedContext)?.places;
  return {
    isAtStart: places === undefined,
    isAtHome: places?.navigation.location.get().screen.path === home,
    canGoBack: places?.canGoBack() === true,
  };
}
