import { loadPlayerParts } from '@fjernsyn/ui';

/** Fetches the code of the watch screen and of what stands on it, side by side. */
export async function loadWatchScreen() {
  // When the network goes in a film there is a dialog to be shown, which cannot be fetched then.
  void import('../overlay/overlay-dialog').catch(() => undefined);
  const [{ WatchScreen }, parts] = await Promise.all([import('./watch-screen'), loadPlayerParts()]);
  return { WatchScreen, parts };
}
