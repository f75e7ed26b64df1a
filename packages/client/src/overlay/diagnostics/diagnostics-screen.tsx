import { Button, FocusGroup, FocusTrap } from '@fjernsyn/ui';
import { type ReactElement, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { drawCode } from '../../qr-code/draw-code';
import { QrCode } from '../../qr-code/qr-code';
import { diagnosticFacts } from './diagnostic-facts';
import styles from './diagnostics-screen.module.css';
import { diagnosticsTexts } from './diagnostics-texts';
import { KeyTest } from './key-test';
import { toSupportBundle } from './support-bundle';
import { useFrameRate } from './use-frame-rate';

/** What support may ask a viewer to read out, and the last events as codes that a phone reads; left and right turn the codes. From it remote and keypad are tried. */
export function DiagnosticsScreen({ focusKey }: { readonly focusKey: string }): ReactElement {
  const { application } = useClient();
  const { overlays, support } = application;
  const t = useTexts(diagnosticsTexts);
  const framesPerSecond = useFrameRate();
  const facts = diagnosticFacts(application, { framesPerSecond, memoryMegabytes: usedMemoryMegabytes() });
  // The codes stay still while they are read: they hold what was so when the screen was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured facts change every second.
  const parts = useMemo(() => toSupportBundle(facts, support.events()), [support]);
  const [isTrying, setIsTrying] = useState(false);
  const stopTrying = useCallback(() => setIsTrying(false), []);
  const turn = useTurning(parts.length, !isTrying);
  const part = parts[turn] ?? '';
  const drawing = useMemo(() => drawCode(part, 'medium'), [part]);
  const title = t('diagnostics.title');
  const titleId = useId();
  return (
    <>
      <FocusTrap focusKey={focusKey} label={title}>
        <div
          className={`${styles.screen} fs-dusk`}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          aria-hidden={isTrying ? true : undefined}
        >
          <div className={styles.facts}>
            <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
              {title}
            </h1>
            <dl className={styles.list}>
              {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
                <div key={name} className={styles.row}>
                  <dt className={`${styles.name} fs-type-body fs-text2`}>{t(`diagnostics.${name}`)}</dt>
                  <dd className={`${styles.value} fs-type-body fs-text`}>
                    <bdi>{facts[name]}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <FocusGroup kind="column" focusKey="actions" preferred="close" memory="last">
              <div className={styles.action}>
                <Button focusKey="try" order={0} label={t('keyTest.title')} onActivate={() => setIsTrying(true)} />
              </div>
              <Button
                focusKey="close"
                order={1}
                label={t('action.close')}
                onActivate={() => overlays.choose('close')}
              />
            </FocusGroup>
          </div>
          <div className={styles.code}>
            {drawing && <QrCode drawing={drawing} label={t('diagnostics.code')} />}
            <p className={`${styles.position} fs-type-body fs-text2`}>
              {t('diagnostics.position', { position: turn + 1, count: parts.length })}
            </p>
          </div>
        </div>
      </FocusTrap>
      {isTrying && <KeyTest onLeave={stopTrying} />}
    </>
  );
}

/** Which of `count` codes shows: while they are seen left and right turn them, and begin anew at the ends. */
function useTurning(count: number, isActive: boolean): number {
  const { remote } = useClient().application;
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      remote.handle((action) => {
        if (!isActive || action.type !== 'move' || action.direction === 'up' || action.direction === 'down')
          return false;
        const step = action.direction === 'right' ? 1 : count - 1;
        setTurn((before) => (before + step) % count);
        return true;
      }, 'overlay'),
    [remote, count, isActive],
  );
  return turn;
}

interface MemoryHost {
  /** Chromium alone. */
  readonly memory?: { readonly usedJSHeapSize: number };
}

function usedMemoryMegabytes(): number | undefined {
  const used = (performance as MemoryHost).memory?.usedJSHeapSize;
  return used === undefined ? undefined : Math.round(used / 1_000_000);
}
