import type { Brand, Universe } from '@fjernsyn/brand';
import { type AvatarHour, hourOf, universeHour } from '@fjernsyn/ui';
import type { ProfileEntry, ProfileType } from './profile-types';

/** The page that a child's profile has for its home. */
const homes: Readonly<Partial<Record<ProfileType, string>>> = {
  ultra: 'UltraHome',
  ramasjang: 'RamasjangHome',
  minisjang: 'MinisjangHome',
};

/** The universe of a type of profile, by its home; undefined for grown-ups, and where the brand has none. */
export function universeOf(type: ProfileType, universes: readonly Universe[]): Universe | undefined {
  return universes.find(({ home }) => home === homes[type]);
}

/** The hour of a profile's picture: of its universe for a child, else by its colour. */
export function profileHour(
  { id, type, color }: Pick<ProfileEntry, 'id' | 'type' | 'color'>,
  brand: Brand,
): AvatarHour {
  const universe = universeOf(type, brand.universes);
  if (universe === undefined) return hourOf(color ?? '', id);
  return universeHour({ ...brand.color, ...universe.look.color }, brand.universes.indexOf(universe));
}
