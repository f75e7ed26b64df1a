import { useClient, useOpened } from '../application-context';
import { useObserved } from './use-observed';

/** Whether what a link leads to cannot be had now (C2.38). */
export function useIsOffline(path: string | undefined): boolean {
  const { online } = useClient().application.connectivity;
  const { links } = useOpened().places;
  const isOnline = useObserved(online);
  return !isOnline && path !== undefined && links.needsNetwork(path);
}
