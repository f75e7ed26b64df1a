import type { Unsubscribe } from '@fjernsyn/kernel';
import { useContext, useMemo } from 'react';
import { PageStageContext } from '../page/page-stage-context';

/** Asks whether a rail is near the screen; always, outside a page. */
export interface NearRail {
  (): boolean;
  /** Hears when the answer changes. */
  subscribe(listener: () => void): Unsubscribe;
}

/** The {@link NearRail} of the rail at `order`. */
export function useNearRail(order: number): NearRail {
  const stage = useContext(PageStageContext);
  return useMemo(
    () =>
      Object.assign(() => stage === null || stage.isNear(order), {
        subscribe(listener: () => void) {
          if (stage === null) return () => undefined;
          let wasNear = stage.isNear(order);
          return stage.subscribe(() => {
            if (stage.isNear(order) === wasNear) return;
            wasNear = !wasNear;
            listener();
          });
        },
      }),
    [stage, order],
  );
}
