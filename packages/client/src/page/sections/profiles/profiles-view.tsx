import { ProfileSection } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useProfileTiles } from '../../../overlay/profiles/use-profile-tiles';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';

/** The account's profiles on a page: one is chosen there, or a new one made, which a child cannot (S2.60, S4.38, S6.6). */
export function ProfilesView({ section: { id, title }, order }: SectionProps<'profiles'>): ReactElement {
  const { profiles, session } = useClient().application;
  const entries = useObserved(profiles.entries);
  const isChild = useObserved(session.state).profile?.isKids === true;
  const tiles = useProfileTiles({
    profiles: entries,
    onPick: profiles.pick,
    onCreate: isChild ? undefined : profiles.create,
  });
  useEffect(() => void profiles.load(), [profiles]);
  useFirstRow(order, true);
  return <ProfileSection focusKey={id} order={order} title={title || undefined} tiles={tiles} />;
}
