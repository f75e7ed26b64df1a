import { type ReactElement, useMemo } from 'react';
import { toScannableCode } from '../../../overlay/sign-in/scannable-code';
import { QrCode } from '../../../qr-code/qr-code';

/** An address for a phone to scan; nothing where it is too long for that. */
export function AddressCode({ url, label }: { readonly url: string; readonly label: string }): ReactElement | null {
  const drawing = useMemo(() => toScannableCode([url]), [url]);
  return drawing === undefined ? null : <QrCode drawing={drawing} label={label} />;
}
