import type { DeviceCode } from '@fjernsyn/shell';
import { CheckMark, CodeBoxes, DrawnIcon, Icon, Unseen } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../../application-context';
import type { Translate } from '../../messages/create-translate';
import type { CodeDrawing } from '../../qr-code/draw-code';
import { QrCode } from '../../qr-code/qr-code';
import styles from './code-panel.module.css';
import { clockDrawing } from './sign-in-drawings';
import type { SignInTexts } from './sign-in-texts';
import { type SignInStep, spelled } from './sign-in-words';
import { useMinutesLeft } from './use-minutes-left';

/** Props of {@link CodePanel}. */
export interface CodePanelProps {
  readonly t: Translate<SignInTexts>;
  readonly step: SignInStep;
  /** While a code is shown. */
  readonly code: DeviceCode | undefined;
  /** What can be scanned of it. */
  readonly drawing: CodeDrawing | undefined;
}

/** White around the code, by its side: 20 px around 150 on the canvas (S9.16, design 14). */
const plateShare = 20 / 150;

/** What is to be scanned or typed, and how long. Its shape stands while there is no code. */
export function CodePanel({ t, step, code, drawing }: CodePanelProps): ReactElement {
  if (step === 'finishing' || step === 'done') {
    return (
      <div className={`${styles.panel} ${styles.mark} fs-panel`}>
        <CheckMark />
      </div>
    );
  }
  return (
    <div className={`${styles.panel} fs-panel`}>
      {code === undefined && <NoCode step={step} />}
      {drawing !== undefined && (
        <div className={styles.plate}>
          <QrCode drawing={drawing} label={t('signIn.qr')} quietZone={drawing.size * plateShare} />
        </div>
      )}
      <p className={`${styles.caption} fs-type-label fs-text2`}>{t('signIn.code')}</p>
      <CodeBoxes code={code?.userCode} spoken={code === undefined ? '' : spelled(t, code.userCode)} />
      {code === undefined ? <Still t={t} step={step} /> : <Validity t={t} code={code} />}
    </div>
  );
}

/** The plate of a code that is not there: what stands in its place. */
function NoCode({ step }: { readonly step: SignInStep }): ReactElement {
  return (
    <div className={`${styles.plate} ${styles.empty} fs-bg fs-text3`}>
      {step === 'making' ? null : step === 'expired' ? (
        <DrawnIcon drawing={clockDrawing} size="huge" />
      ) : (
        <Icon name="info" size="huge" />
      )}
    </div>
  );
}

function Still({ t, step }: Pick<CodePanelProps, 't' | 'step'>): ReactElement {
  const text = step === 'making' ? t('signIn.making') : step === 'expired' ? t('signin_code_expired') : '';
  return <p className={`${styles.line} fs-type-label fs-text2`}>{text}</p>;
}

/** How long the code is valid, by the minute, or that nothing is reached. That it changes is told of the second alone. */
function Validity({ t, code }: { readonly t: CodePanelProps['t']; readonly code: DeviceCode }): ReactElement {
  const { announcer } = useClient().application;
  const minutes = useMinutesLeft(code.expiresAt);
  const offline = code.isOffline ? t('signIn.offline') : undefined;
  useEffect(() => {
    if (offline !== undefined) announcer.tell(offline);
  }, [announcer, offline]);
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

function validWords(t: Translate<SignInTexts>, minutes: number | undefined): string {
  if (minutes === undefined) return t('signIn.waiting');
  return minutes === 0 ? t('signIn.lastMinute') : t('signIn.valid', { minutes: t('item.minutes', { count: minutes }) });
}
