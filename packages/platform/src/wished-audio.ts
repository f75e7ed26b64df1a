import type { AudioWish, MediaTrack } from './media-engine';

const describing = /^(description|public\.accessibility\.describes-video)$/;

/**
 * The audio track to begin with, by purpose first and by language then. Without a wish it is what the media begin with, unless that describes
 * the picture. Undefined where there is no audio to choose from.
 */
export function toWishedAudio(
  tracks: readonly MediaTrack[],
  wish: AudioWish = { isDescription: false },
): MediaTrack | undefined {
  const audio = tracks.filter(({ type }) => type === 'audio');
  const selected = audio.find(({ isSelected }) => isSelected);
  const fitting = audio.filter((track) => describesPicture(track) === wish.isDescription);
  const eligible = fitting.length > 0 ? fitting : audio;
  const language = wish.language ?? selected?.language;
  const spoken = eligible.filter((track) => track.language === language);
  const best = spoken.length > 0 ? spoken : eligible;
  return best.find(({ isSelected }) => isSelected) ?? best[0];
}

/** Whether an audio track describes the picture for those who do not see it. */
export function describesPicture({ roles }: Pick<MediaTrack, 'roles'>): boolean {
  return roles.some((role) => describing.test(role));
}
