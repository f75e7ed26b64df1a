import { Avatar } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../../application-context';
import { profileHour } from './profile-hour';
import type { ProfileEntry } from './profile-types';

/** A profile's picture over the words of a room that is about it. */
export function ProfileSign({ profile }: { readonly profile: ProfileEntry }): ReactElement {
  const { brand } = useClient().application.configuration;
  const hour = useMemo(() => profileHour(profile, brand), [profile, brand]);
  return <Avatar hour={hour} size="sign" />;
}
