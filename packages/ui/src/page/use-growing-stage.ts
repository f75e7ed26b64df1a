import type { Unsubscribe } from '@fjernsyn/kernel';
import { useEffect } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import type { RailStage } from './rail-stage';

/** Mounts the rails below one by one while the page is idle, and goes on when new ones are placed. */
export function useGrowingStage(stage: RailStage): void {
  const { scheduleIdle } = useUiSettings();
  useEffect(() => {
    let cancel: Unsubscribe | null = null;
    const step = (): void => {
      cancel = null;
      if (stage.grow()) wake();
    };
    const wake = (): void => {
      cancel ??= scheduleIdle(step);
    };
    wake();
    const end = stage.subscribeHeights(wake);
    return () => {
      end();
      cancel?.();
    };
  }, [stage, scheduleIdle]);
}
