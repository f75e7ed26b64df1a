import type { OfferedSubtitles } from './offered-subtitles';

/**
 * The subtitles to show where some are asked for and nobody has chosen (reading "Player"): the first of everything that is said, else those
 * for who does not hear. Those for foreign speech alone never are.
 */
export function chooseSubtitles(offered: readonly OfferedSubtitles[]): OfferedSubtitles | undefined {
  return offered.find(({ purpose }) => purpose === 'full') ?? offered.find(({ purpose }) => purpose === 'hearing');
}
