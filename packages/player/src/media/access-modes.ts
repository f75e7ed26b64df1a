import type { MediaTrack } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';
import { toOfferedAudio } from './offered-audio';

/** The ways in which a programme can be seen and heard (C4.15, and `VisuallyInterpreted`), in the order of a menu. */
export const accessModes = [
  'StandardVideo',
  'HardcodedSubtitle',
  'SpokenSubtitles',
  'AudioDescription',
  'VisuallyInterpreted',
  'DRSyn',
  'SignLanguage',
] as const;

/** One of {@link accessModes}. */
export type AccessMode = (typeof accessModes)[number];

/** Modes whose sound tells what is to be seen. */
const describingModes: readonly AccessMode[] = ['AudioDescription', 'VisuallyInterpreted', 'DRSyn'];

/** Whether a mode's sound tells what is to be seen. */
export function describes(mode: AccessMode): boolean {
  return describingModes.indexOf(mode) >= 0;
}

/** The files to play in a mode, best first: its own, else those of the best other service. `files` are sorted. */
export function filesFor(files: readonly PlayableFile[], mode: AccessMode): readonly PlayableFile[] {
  const of = (service: string | undefined) => files.filter(({ accessService }) => accessService === service);
  const own = of(mode);
  return own.length > 0 ? own : of(files[0]?.accessService);
}

/** The modes that an item offers: by its files, and by a track of its sound. */
export function toAccessModes(files: readonly PlayableFile[], tracks: readonly MediaTrack[]): readonly AccessMode[] {
  const isInSound = toOfferedAudio(tracks).some(({ isDescription }) => isDescription);
  return accessModes.filter(
    (mode) => files.some(({ accessService }) => accessService === mode) || (mode === 'AudioDescription' && isInSound),
  );
}

/** The mode in which it plays: that of the file, or of the sound where the file has none. */
export function toAccessMode(file: PlayableFile | undefined, tracks: readonly MediaTrack[]): AccessMode {
  const own = accessModes.find((mode) => mode === file?.accessService) ?? 'StandardVideo';
  const isDescribed = toOfferedAudio(tracks).some(({ isSelected, isDescription }) => isSelected && isDescription);
  return own === 'StandardVideo' && isDescribed ? 'AudioDescription' : own;
}
