import type { Unsubscribe } from '@fjernsyn/kernel';
import { useEffect } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { nearness } from './nearness';
import type { PageStage } from './page-stage';

/** Mounts the sections of a page that are near one by one while the page is idle, and unmounts the rest once focus rests. */
export function useNearSections(stage: PageStage): void {
  const { scheduleIdle } = useUiSettings();
  useEffect(() => {
    let cancel: Unsubscribe | null = null;
    let cancelRest: Unsubscribe | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => {
      clearTimeout(rest);
      cancelRest?.();
      rest = setTimeout(() => {
        cancelRest = scheduleIdle(stage.unmountRest);
      }, nearness.restMs);
    };
    const step = (): void => {
      cancel = null;
      if (stage.mountNext()) wake();
      stay();
    };
    const wake = (): void => {
      cancel ??= scheduleIdle(step);
    };
    wake();
    const ends = [stage.subscribeHeights(wake), stage.subscribe(wake)];
    return () => {
      for (const end of ends) end();
      clearTimeout(rest);
      cancelRest?.();
      cancel?.();
    };
  }, [stage, scheduleIdle]);
}
