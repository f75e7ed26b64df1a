import type { Brand, Universe } from '@fjernsyn/brand';
import { type AvatarHour, hourOf, universeHour } from '@fjernsyn/ui';
import type { Translate } from '../../messages/create-translate';
import type { ProfileTexts } from './profile-texts';
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

/** The hour of a profile's picture. */
export function profileHour(
  { id, type, color }: Pick<ProfileEntry, 'id' | 'type' | 'color'>,
  brand: Brand,
): AvatarHour {
  const universe = universeOf(type, brand.universes);
  if (universe === undefined) return hourOf(color ?? '', id);
  return universeHour({ ...brand.color, ...universe.look.color }, brand.universes.indexOf(universe));
}

/** The oldest that each type may see, in years (C6.11). */
const limits: Readonly<Record<Exclude<ProfileType, 'standard'>, number>> = {
  ultra: 14,
  restricted: 12,
  ramasjang: 8,
  minisjang: 3,
};

/** What a type of profile is called, and what it may see. */
export function typeWords(
  type: ProfileType,
  brand: Brand,
  t: Translate<ProfileTexts>,
): { readonly name: string; readonly text: string } {
  if (type === 'standard') return { name: t('age.standard'), text: t('age.standard.text') };
  const universe = universeOf(type, brand.universes);
  if (universe !== undefined) return { name: universe.name, text: t('age.universe.text', { ages: universe.ages }) };
  const name = type === 'restricted' ? t('age.restricted') : t('age.child');
  return { name, text: t('age.limit.text', { age: limits[type] }) };
}
