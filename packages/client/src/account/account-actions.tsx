import { Button, ButtonRow } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { accountTexts } from './account-texts';

/** The end of the account's page: asks whether to sign out (S2.32), and for consent anew where it is asked at all (S6.17). */
export function AccountActions(): ReactElement {
  const { signIn, consent } = useClient().application;
  const t = useTexts(accountTexts);
  return (
    <ButtonRow>
      <Button focusKey="sign-out" order={0} label={t('account.signOut')} onActivate={() => signIn.signOut('account')} />
      {consent.isOpen() && (
        <Button focusKey="consent" order={1} label={t('account.consent')} onActivate={consent.askAgain} />
      )}
    </ButtonRow>
  );
}
