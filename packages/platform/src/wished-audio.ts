import type { AudioWish, MediaTrack } from './media-engine';

const describing = /^(description|public\.accessibility\.describes-video)$/;

/**
 * The audio track to begin with, by purpose first, by language then, and by name and roles among those. Without a wish it is what the media begin with, unless that describes
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
  return findAlike(best, wish) ?? best.find(({ isSelected }) => isSelected) ?? best[0];
}

/** The wish that choosing an audio track means. */
export function toAudioWish(track: MediaTrack): AudioWish {
  const { language, label, roles } = track;
  return { language, isDescription: describesPicture(track), label, roles };
}

/** The track of a wish's name and roles, else of its name, else of its roles. */
function findAlike(tracks: readonly MediaTrack[], { label, roles }: AudioWish): MediaTrack | undefined {
  if (label === undefined || roles === undefined) return undefined;
  const isOfName = (track: MediaTrack): boolean => track.label === label;
  const isOfRoles = (track: MediaTrack): boolean => track.roles.join() === roles.join();
  const named = label === '' ? undefined : tracks.find(isOfName);
  return tracks.find((track) => isOfName(track) && isOfRoles(track)) ?? named ?? tracks.find(isOfRoles);
}

/** Whether an audio track describes the picture for those who do not see it. */
export function describesPicture({ roles }: Pick<MediaTrack, 'roles'>): boolean {
  return roles.some((role) => describing.test(role));
}
