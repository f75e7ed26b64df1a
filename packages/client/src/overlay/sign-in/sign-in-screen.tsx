import { durationsMs } from '@fjernsyn/kernel';
import type { DeviceCode, OverlayAction, OverlayOf } from '@fjernsyn/shell';
import { ButtonRow, CheckMark, DrawnIcon, FocusOnChange, Icon, Steps, Unseen } from '@fjernsyn/ui';
import { type ReactElement, useId, useMemo } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { CodeDrawing } from '../../qr-code/draw-code';
import type { OverlayProps } from '../overlay-props';
import { Room } from '../room/room';
import { Sign } from '../room/sign';
import { CodePanel } from './code-panel';
import { toScannableCode } from './scannable-code';
import { SignInButton } from './sign-in-button';
import { clockDrawing } from './sign-in-drawings';
import styles from './sign-in-screen.module.css';
import { toSteps } from './sign-in-steps';
import { signInTexts } from './sign-in-texts';
import { type SignInKind, type SignInStep, type SignInWords, stepOf, toSignInWords } from './sign-in-words';

/** When the screen looks after its focus: at first, and once it says that all went well (S9.24). */
const focusRetryMs = { signIn: durationsMs.second / 2, done: durationsMs.second };

type Actions = readonly [OverlayAction, ...(readonly OverlayAction[])];

/** The buttons of each step, in their order. */
const buttons: Readonly<Record<SignInStep, Actions>> = {
  making: ['help'],
  shown: ['help'],
  finishing: ['help'],
  failed: ['retry', 'help'],
  denied: ['renew', 'help'],
  expired: ['renew'],
  done: ['start-watching'],
};

/** The screen of signing in by a code, from when a code is asked for until the viewer begins to watch. It stays while its steps change (S1.10, S2.25). */
export function SignInScreen({ overlay }: OverlayProps<SignInKind>): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(signInTexts);
  const titleId = useId();
  const textId = useId();
  const step = stepOf(overlay);
  const code = shownCode(overlay);
  const drawing = useScannable(code);
  const words = toSignInWords(t, overlay);
  const [first, ...others] = buttonsOf(step, code?.hasVideoGuide === true);
  const hasPanel = step === 'making' || step === 'shown';
  return (
    <Room
      focusKey={overlay.id}
      label={words.spoken}
      titleId={titleId}
      textId={textId}
      preferred="actions"
      focusRetryMs={step === 'done' ? focusRetryMs.done : focusRetryMs.signIn}
      onClose={'canClose' in overlay && overlay.canClose ? () => overlays.leave() : undefined}
    >
      <div className={`${styles.body} ${hasPanel ? '' : styles.alone}`}>
        <div className={styles.words}>
          {!hasPanel && <StepSign step={step} />}
          <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
            {words.title}
          </h1>
          <Unseen id={textId} isStatus>
            {words.spoken}
          </Unseen>
          {hasPanel ? (
            <Steps steps={toSteps(t, code, step === 'making' || drawing !== undefined)} />
          ) : (
            <Explanation words={words} />
          )}
        </div>
        {hasPanel && (
          <div className={styles.panel}>
            <CodePanel t={t} code={code} drawing={drawing} />
          </div>
        )}
        <div className={styles.actions}>
          <ButtonRow order={1} isRemembered>
            {/* What had focus may be gone, and what is to be done is another. */}
            <FocusOnChange focusKey={first} value={step} />
            {[first, ...others].map((action, order) => (
              <SignInButton key={action} action={action} order={order} step={step} t={t} />
            ))}
          </ButtonRow>
        </div>
      </div>
    </Room>
  );
}

/** What the words of a step are about; green is for its end alone (design 2). */
function StepSign({ step }: { readonly step: SignInStep }): ReactElement {
  if (step === 'done') return <CheckMark />;
  return (
    <Sign>
      {step === 'expired' ? (
        <DrawnIcon drawing={clockDrawing} size="huge" />
      ) : (
        <Icon name={step === 'finishing' ? 'check' : 'info'} size="huge" />
      )}
    </Sign>
  );
}

function Explanation({ words: { text, code } }: { readonly words: SignInWords }): ReactElement {
  return (
    <>
      <p className={`${styles.text} fs-type-body fs-text2`}>
        <bdi>{text}</bdi>
      </p>
      {code !== undefined && <p className={`${styles.text} fs-type-meta fs-text3`}>{code}</p>}
    </>
  );
}

const buttonsOf = (step: SignInStep, hasGuide: boolean): Actions =>
  hasGuide ? ['watch-video-guide', ...buttons[step]] : buttons[step];

function shownCode(overlay: OverlayOf<SignInKind>): DeviceCode | undefined {
  return overlay.kind === 'gencode_ok' && overlay.step === 'shown' ? overlay : undefined;
}

/** What a phone scans: the address with the code in it, else the short one. */
function useScannable(code: DeviceCode | undefined): CodeDrawing | undefined {
  const complete = code?.verificationUriComplete;
  const short = code?.verificationUri;
  return useMemo(() => toScannableCode([complete, short]), [complete, short]);
}
