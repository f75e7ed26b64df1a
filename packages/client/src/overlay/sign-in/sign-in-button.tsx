import type { OverlayAction } from '@fjernsyn/shell';
import { Button, type ButtonProps } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import type { Translate } from '../../messages/create-translate';
import { useActionLabel } from '../use-action-label';
import { helpDrawing } from './sign-in-drawings';
import type { SignInTexts } from './sign-in-texts';
import type { SignInStep } from './sign-in-words';

/** Props of {@link SignInButton}. */
export interface SignInButtonProps {
  readonly t: Translate<SignInTexts>;
  readonly action: OverlayAction;
  readonly order: number;
  readonly step: SignInStep;
}

const icons: Readonly<Partial<Record<OverlayAction, ButtonProps['icon']>>> = {
  retry: 'retry',
  renew: 'retry',
  help: helpDrawing,
  'watch-video-guide': 'trailer',
  'start-watching': 'play',
};

/** A button of the screen of signing in; the service may word how another code is asked for (S8.20). */
export function SignInButton({ t, action, order, step }: SignInButtonProps): ReactElement {
  const { overlays } = useClient().application;
  const labelOf = useActionLabel();
  const renewal = step === 'expired' ? t('code_expiry_button') : t('signin_request_code');
  return (
    <Button
      focusKey={action}
      order={order}
      label={action === 'renew' ? renewal : labelOf(action)}
      icon={icons[action]}
      isPrimary={order === 0}
      onActivate={() => overlays.choose(action)}
    />
  );
}
