import { useClient } from '../application-context';
import { useObserved } from './use-observed';

/** Whether what a link leads to cannot be had now (C2.38). */
export function useIsOffline(path: string | undefined): boolean {
  const { online, links } = useClient().application;
  const isOnline = useObserved(online);
  return !isOnline && path !== undefined && links.needsNetwork(path);
}
