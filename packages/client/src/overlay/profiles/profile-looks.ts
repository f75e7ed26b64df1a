import type { Brand } from '@fjernsyn/brand';
import type { Translate } from '../../messages/create-translate';
import { universeOf } from './profile-hour';
import type { ProfileTexts } from './profile-texts';
import type { ProfileType } from './profile-types';

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
