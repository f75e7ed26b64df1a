import type { DeviceCode } from '@fjernsyn/shell';
import { CodeBoxes, DrawnIcon, Icon, Unseen } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useTold } from '../../hooks/use-told';
import type { Translate } from '../../messages/create-translate';
import type { CodeDrawing } from '../../qr-code/draw-code';
import { QrCode } from '../../qr-code/qr-code';
import styles from './code-panel.module.css';
import { clockDrawing } from './sign-in-drawings';
import type { SignInTexts } from './sign-in-texts';
import { spelled } from './sign-in-words';
import { useMinutesLeft } from './use-minutes-left';

/** Props of {@link CodePanel}. */
export interface CodePanelProps {
  readonly t: Translate<SignInTexts>;
  /** Undefined while it is made. */
  readonly code: DeviceCode | undefined;
  /** What can be scanned of it. */
  readonly drawing: CodeDrawing | undefined;
}

/** Light space around the code, by its side: 20 px around 150 on the canvas (S9.16, design 14). */
const plateShare = 20 / 150;

/** What is to be scanned and typed, and how long. Its shape stands while the code is made. */
export function CodePanel({ t, code, drawing }: CodePanelProps): ReactElement {
  return (
    <div className={`${styles.panel} fs-panel`}>
      {code === undefined && <div className={`${styles.plate} fs-bg`} />}
      {drawing !== undefined && (
        <div className={styles.plate}>
          <QrCode drawing={drawing} label={t('signIn.qr')} quietZone={drawing.size * plateShare} />
        </div>
      )}
      <p className={`${styles.caption} fs-type-label fs-text2`}>{code !== undefined && t('signIn.code')}</p>
      <CodeBoxes code={code?.userCode} spoken={code === undefined ? '' : spelled(t, code.userCode)} />
      {code === undefined ? (
        <p className={`${styles.line} fs-type-label fs-text2`}>{t('signIn.making')}</p>
      ) : (
        <Validity t={t} code={code} />
      )}
    </div>
  );
}

/** How long the code is valid, by the minute, or that nothing is reached. That it changes is told of the second alone. */
function Validity({ t, code }: { readonly t: CodePanelProps['t']; readonly code: DeviceCode }): ReactElement {
  const minutes = useMinutesLeft(code.expiresAt);
  const offline = code.isOffline ? t('signIn.offline') : undefined;
  useTold(offline);
  return (
    <>
      <p className={`${styles.line} fs-type-label ${offline === undefined ? 'fs-text2' : 'fs-text'}`}>
        <span className={styles.icon}>
          {offline === undefined ? <DrawnIcon drawing={clockDrawing} /> : <Icon name="offline" />}
        </span>
        <bdi>{offline ?? validWords(t, minutes)}</bdi>
      </p>
      <Unseen isStatus>{offline ?? ''}</Unseen>
    </>
  );
}

function validWords(t: Translate<SignInTexts>, minutes: ReturnType<typeof useMinutesLeft>): string {
  if (minutes === 'over') return t('signin_code_expired');
  if (minutes === undefined) return t('signIn.waiting');
  return minutes === 0 ? t('signIn.lastMinute') : t('signIn.valid', { minutes: t('item.minutes', { count: minutes }) });
}
