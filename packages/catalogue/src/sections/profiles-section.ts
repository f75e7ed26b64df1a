import type { SectionReader } from './section-reader';

/** The profiles of the account, which the client knows by itself. */
export interface ProfilesSection {
  readonly kind: 'profiles';
  readonly id: string;
  /** Empty where it has none. */
  readonly title: string;
}

/** Reads the place of the profiles (S2.60). */
export const profilesReader: SectionReader<ProfilesSection> = {
  isFor: ({ type, template }) => type === 'CustomEntry' && template === 'A4',
  read: ({ title = '' }, { id }) => ({ kind: 'profiles', id, title }),
};
