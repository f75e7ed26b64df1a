import type { MediaTrack } from '@fjernsyn/platform';

const describing = /^(description|public\.accessibility\.describes-video)$/;

/** The audio to change to where the engine has begun with a description for the blind that nobody chose; undefined where it is well. */
export function chooseAudio(tracks: readonly MediaTrack[]): MediaTrack | undefined {
  const audio = tracks.filter(({ type }) => type === 'audio');
  const selected = audio.find(({ isSelected }) => isSelected);
  if (!selected || !isDescription(selected)) return undefined;
  const others = audio.filter((track) => !isDescription(track));
  return others.find(({ language }) => language === selected.language) ?? others[0];
}

function isDescription({ roles }: MediaTrack): boolean {
  return roles.some((role) => describing.test(role));
}
