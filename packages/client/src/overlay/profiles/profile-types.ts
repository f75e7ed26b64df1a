import type { AgeChoice, EditedProfile } from '@fjernsyn/shell';

/** A profile as shell shows it. */
export type ProfileEntry = EditedProfile['profile'];

/** For whom a profile is. */
export type ProfileType = AgeChoice['chosen'];
