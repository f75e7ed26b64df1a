import type { DeviceCode } from '@fjernsyn/shell';
import type { Step } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import type { Translate } from '../../messages/create-translate';
import type { SignInTexts } from './sign-in-texts';
import { addressOf } from './sign-in-words';

/** The three steps of signing in (S2.46): by the camera or by hand, or by hand alone where there is nothing to scan. The address is not known yet while the code is made. */
export function toSteps(t: Translate<SignInTexts>, code: DeviceCode | undefined, hasQrCode: boolean): readonly Step[] {
  const address = code === undefined ? '…' : addressOf(t, code);
  const last = { title: t('signIn.type.title'), text: t('signIn.type.text') };
  if (!hasQrCode) {
    return [
      { title: t('signIn.open.title'), text: t('signIn.open.text') },
      { title: <GoTo words={t('signIn.go.title')} address={address} />, text: t('signIn.go.text') },
      last,
    ];
  }
  return [
    { title: t('signIn.scan.title'), text: t('signIn.scan.text') },
    { title: <GoTo words={t('signIn.orGo.title')} address={address} />, text: t('signIn.orGo.text') },
    last,
  ];
}

function GoTo({ words, address }: { readonly words: string; readonly address: string }): ReactElement {
  return (
    <>
      {words} <bdi className="fs-accent">{address}</bdi>
    </>
  );
}
