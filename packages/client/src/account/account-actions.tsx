import { Button, ButtonRow } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { useTexts } from '../hooks/use-texts';
import { accountTexts } from './account-texts';

/** Props of {@link AccountActions}. */
export interface AccountActionsProps {
  /** The service's key of the page: two of them open the making and the editing of profiles (C2.10). */
  readonly pageKey: string | undefined;
}

/** The end of the account's page: who is watching (S2.31), whether to sign out (S2.32), and consent anew where it is asked at all, and not of a child (S6.17). */
export function AccountActions({ pageKey }: AccountActionsProps): ReactElement {
  const { signIn, profiles, consent, session } = useClient().application;
  const isChild = useObserved(session.state).profile?.isKids === true;
  const t = useTexts(accountTexts);
  useEffect(() => {
    if (pageKey === 'AccountProfileAdd') profiles.create();
    if (pageKey === 'AccountProfileEdit') profiles.edit();
  }, [pageKey, profiles]);
  return (
    <ButtonRow>
      <Button
        focusKey="profiles"
        order={0}
        label={t('account.switchProfile')}
        onActivate={() => void profiles.choose()}
      />
      <Button focusKey="sign-out" order={1} label={t('account.signOut')} onActivate={() => signIn.signOut('account')} />
      {consent.isOpen() && !isChild && (
        <Button focusKey="consent" order={2} label={t('account.consent')} onActivate={consent.askAgain} />
      )}
    </ButtonRow>
  );
}
