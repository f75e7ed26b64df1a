import type { MediaTrack } from '@fjernsyn/platform';

/** A track as it is known by what it says of itself, whichever engine plays it. */
export type TrackWish = Pick<MediaTrack, 'type' | 'language' | 'label' | 'roles'>;

/** The track of another engine that is the same: by language and name, or else by language and role; a name alone is another language's. */
export function findTrack(tracks: readonly MediaTrack[], wish: TrackWish): MediaTrack | undefined {
  const alike = tracks.filter(({ type, language }) => type === wish.type && language === wish.language);
  const rolesOf = ({ roles }: TrackWish): string => [...roles].sort().join(' ');
  return alike.find(({ label }) => label === wish.label) ?? alike.find((track) => rolesOf(track) === rolesOf(wish));
}
