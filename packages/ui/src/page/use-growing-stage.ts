import type { Unsubscribe } from '@fjernsyn/kernel';
import { useEffect } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import type { PageStage } from './page-stage';

/** How long a page rests before rails far away lose their tiles (S9.7). */
const REST_MS = 500;

/** Mounts the rails around one by one while the page is idle, goes on as focus moves and new ones are placed, and lets go of those far away. */
export function useGrowingStage(stage: PageStage): void {
  const { scheduleIdle } = useUiSettings();
  useEffect(() => {
    let cancel: Unsubscribe | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      cancel = null;
      if (stage.grow()) wake();
      clearTimeout(rest);
      rest = setTimeout(() => stage.trim(), REST_MS);
    };
    const wake = (): void => {
      cancel ??= scheduleIdle(step);
    };
    wake();
    const ends = [stage.subscribeHeights(wake), stage.subscribe(wake)];
    return () => {
      for (const end of ends) end();
      clearTimeout(rest);
      cancel?.();
    };
  }, [stage, scheduleIdle]);
}
