import type { OverlayOf } from '@fjernsyn/shell';
import type { ProfileKind } from './profile-screen';
import type { ProfileEntry, ProfileType } from './profile-types';

type WithoutId<Overlay> = Overlay extends { readonly id: string } ? Omit<Overlay, 'id'> : never;

/** A profile for stories and tests. */
export function profileOf(name: string, more: Partial<ProfileEntry> = {}): ProfileEntry {
  const type: ProfileType = more.type ?? 'standard';
  const isKids = type === 'ultra' || type === 'ramasjang' || type === 'minisjang';
  const segments = [type === 'standard' ? 'drtv' : type];
  return {
    id: `p-${name}`,
    name,
    color: undefined,
    type,
    segments,
    isKids,
    isPrimary: false,
    hasPin: false,
    maxRating: undefined,
    ...more,
  };
}

/** A family of five, as the design draws it. */
export const family: readonly ProfileEntry[] = [
  profileOf('Astrid', { color: '#e0665a', isPrimary: true }),
  profileOf('Søren', { color: '#1f7a70', hasPin: true }),
  profileOf('Ida', { type: 'ultra' }),
  profileOf('Villads', { type: 'ramasjang' }),
  profileOf('Lille Å', { type: 'minisjang' }),
];

/** As many as there can be, some with the longest names. */
export const crowd: readonly ProfileEntry[] = Array.from({ length: 19 }, (_, index) =>
  profileOf(index % 4 === 3 ? `Wilhelmina Alex ${index}` : `Profil ${index}`, { hasPin: index % 3 === 0 }),
);

const calm = { error: undefined, isSending: false } as const;
const villads = profileOf('Villads', { type: 'ramasjang' });

/** Prompts of profiles, as shell shows them. */
export const profilePrompts = {
  choice: {
    kind: 'choose_profile',
    ...calm,
    profiles: family,
    currentId: 'p-Søren',
    openingId: undefined,
    canCreate: true,
    canEdit: true,
  },
  editing: { kind: 'edit_profiles', profiles: family, hasPin: true },
  edited: { kind: 'edit_profile', profile: villads, canChangeAge: true, canDelete: true },
  primary: { kind: 'edit_profile', profile: family[0] as ProfileEntry, canChangeAge: false, canDelete: false },
  newName: { kind: 'new_profile', step: 'name', ...calm, text: '', problem: 'profile_name_to_short', canSave: false },
  newAge: {
    kind: 'new_profile',
    step: 'age',
    ...calm,
    name: 'Villads',
    offered: ['standard', 'ultra', 'ramasjang', 'minisjang'],
    chosen: 'ramasjang',
    canSave: true,
  },
  name: { kind: 'profile_name', ...calm, text: 'Villads', problem: undefined, canSave: false },
  age: {
    kind: 'age_limit',
    ...calm,
    name: 'Villads',
    offered: ['standard', 'ultra', 'ramasjang', 'minisjang'],
    chosen: 'ramasjang',
    canSave: false,
  },
  ageChange: { kind: 'age_change', name: 'Villads', ...calm },
  deletion: { kind: 'delete_profile', name: 'Villads', ...calm },
  newPin: { kind: 'new_pin', step: 'first', isMismatch: false, isChange: false, ...calm },
} as const satisfies Readonly<Record<string, WithoutId<OverlayOf<ProfileKind>>>>;
