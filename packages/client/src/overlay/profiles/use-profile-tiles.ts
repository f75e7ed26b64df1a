import type { IconDrawing, ProfileGridTile } from '@fjernsyn/ui';
import { useMemo } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { lockDrawing } from './profile-drawings';
import { profileHour, universeOf } from './profile-hour';
import { profileTexts } from './profile-texts';
import type { ProfileEntry } from './profile-types';

/** Key of the tile that creates a profile. */
export const createKey = 'create-profile';

/** Options of {@link useProfileTiles}. */
export interface ProfileTilesOptions {
  /** Undefined until they are there. */
  readonly profiles: readonly ProfileEntry[] | undefined;
  /** The profile that is being opened. */
  readonly openingId?: string | undefined;
  /** A mark on each picture; default a lock on those with a PIN. */
  readonly mark?: IconDrawing | undefined;
  /** Keep the same function. */
  readonly onPick: (profileId: string) => void;
  /** Without it there is no tile for a new one. Keep the same function. */
  readonly onCreate?: (() => void) | undefined;
}

/** The tiles of profiles, and of a new one behind them. */
export function useProfileTiles(options: ProfileTilesOptions): readonly ProfileGridTile[] | undefined {
  const { profiles, openingId, mark, onPick, onCreate } = options;
  const { brand } = useClient().application.configuration;
  const t = useTexts(profileTexts);
  return useMemo(() => {
    const tiles = profiles?.map((profile): ProfileGridTile => {
      const { id, name, type, hasPin } = profile;
      const universe = universeOf(type, brand.universes)?.name;
      const pin = hasPin ? t('profiles.hasPin') : undefined;
      const opening = id === openingId ? t('profiles.opening') : undefined;
      const said = [name, opening, universe, pin].filter((part) => part !== undefined);
      return {
        focusKey: id,
        name,
        note: opening ?? universe ?? pin,
        label: said.join(', '),
        hour: profileHour(profile, brand),
        mark: mark ?? (hasPin ? lockDrawing : undefined),
        onActivate: () => onPick(id),
      };
    });
    if (tiles === undefined || onCreate === undefined) return tiles;
    const create = { focusKey: createKey, name: t('profiles.new'), label: t('profiles.new'), onActivate: onCreate };
    return [...tiles, create];
  }, [profiles, openingId, mark, onPick, onCreate, brand, t]);
}
