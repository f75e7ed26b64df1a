import { useEffect } from 'react';
import { useClient } from '../../application-context';

/** Tells that a page can be seen once its first row can. */
export function useFirstRow(order: number, isReady: boolean): void {
  const { firstRail } = useClient().application;
  useEffect(() => {
    if (order === 0 && isReady) firstRail.shown();
  }, [firstRail, order, isReady]);
}
