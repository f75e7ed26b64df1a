import type { Unsubscribe } from '@fjernsyn/kernel';
import { useContext, useMemo } from 'react';
import { PageStageContext } from './page-stage-context';

/** Asks whether a section is near the screen; always, outside a page. */
export interface NearSection {
  (): boolean;
  /** Hears when the answer changes. */
  subscribe(listener: () => void): Unsubscribe;
}

/** The {@link NearSection} of the section at `order`. */
export function useNearSection(order: number): NearSection {
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
