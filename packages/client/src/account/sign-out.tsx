import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { accountTexts } from './account-texts';

/** The end of the account's page: asks whether to sign out (S2.32). */
export function SignOut(): ReactElement {
  const { signIn } = useClient().application;
  const t = useTexts(accountTexts);
  return <Button focusKey="sign-out" label={t('account.signOut')} onActivate={() => signIn.signOut('account')} />;
}
