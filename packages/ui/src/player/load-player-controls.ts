import type { PlayerControls } from './player-controls';

/** Fetches the controls over a playing picture, which nobody needs before something is played. Rejects where they cannot be fetched. */
export async function loadPlayerControls(): Promise<typeof PlayerControls> {
  return (await import('./player-controls')).PlayerControls;
}
