import { attempt, toLaunchPath } from '@fjernsyn/browser';
import { type WebosWindow, webosSystemOf } from './webos-api';

/** The path that the application was started with, if any: what LG's launcher hands over is JSON on some versions and an object on others. */
export function readLaunchPath(window: WebosWindow): string | undefined {
  return toLaunchPath(attempt(() => webosSystemOf(window)?.launchParams));
}

/**
 * Hears what is to be opened while the application runs. A start that was already under way when the first script ran is told again by an
 * event, and opens nothing twice; a set that brings the application back waits until it says that it is there.
 */
export function hearLaunches(
  window: Window & WebosWindow,
  opened: string | undefined,
): (tell: (path: string) => void) => void {
  const { document } = window;
  const pathOf = (event: Event): string | undefined => {
    const { detail } = event as CustomEvent<unknown>;
    // Where the event tells nothing, the object does; where it tells of no path, the object may still hold that of an earlier start.
    return detail === null || detail === undefined || detail === '' ? readLaunchPath(window) : toLaunchPath(detail);
  };
  return (tell) => {
    const hearLaunch = (event: Event): void => {
      document.removeEventListener('webOSLaunch', hearLaunch, true);
      const path = pathOf(event);
      if (path !== undefined && path !== opened) tell(path);
    };
    document.addEventListener('webOSLaunch', hearLaunch, true);
    document.addEventListener(
      'webOSRelaunch',
      (event) => {
        const path = pathOf(event);
        if (path !== undefined) tell(path);
        attempt(() => webosSystemOf(window)?.activate?.());
      },
      true,
    );
  };
}
