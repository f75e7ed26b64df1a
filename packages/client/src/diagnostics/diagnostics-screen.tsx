import { Button, FocusTrap } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useClient } from '../application-context';
import { daDiagnostics } from '../messages/da-diagnostics';
import { diagnosticFacts } from './diagnostic-facts';
import styles from './diagnostics-screen.module.css';
import { QrCode } from './qr-code';
import { toSupportBundle } from './support-bundle';
import { useFrameRate } from './use-frame-rate';

/** What support may ask a viewer to read out, and the last events as codes that a phone reads; left and right turn the codes. */
export function DiagnosticsScreen({ focusKey }: { readonly focusKey: string }): ReactElement {
  const { application, t: texts } = useClient();
  const t = useMemo(() => texts.over({ language: 'da', texts: daDiagnostics }), [texts]);
  const framesPerSecond = useFrameRate();
  const facts = diagnosticFacts(application, { framesPerSecond, memoryMegabytes: usedMemoryMegabytes() });
  // The codes stay still while they are read: they hold what was so when the screen was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured facts change every second.
  const parts = useMemo(() => toSupportBundle(facts, application.ports.telemetry.events), [application]);
  const turn = useTurning(parts.length);
  const title = t('diagnostics.title');
  return (
    <FocusTrap focusKey={focusKey} label={title}>
      <div className={`${styles.screen} fs-dusk`}>
        <div className={styles.facts}>
          <h1 className={`${styles.title} fs-type-title fs-text`}>{title}</h1>
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
          <Button focusKey="close" label={t('action.close')} onActivate={() => application.overlays.choose('close')} />
        </div>
        <div className={styles.code}>
          <QrCode text={parts[turn] ?? ''} label={t('diagnostics.code')} />
          <p className={`${styles.position} fs-type-body fs-text2`}>
            {t('diagnostics.position', { position: turn + 1, count: parts.length })}
          </p>
        </div>
      </div>
    </FocusTrap>
  );
}

/** Which of `count` codes shows: left and right turn them, and begin anew at the ends. */
function useTurning(count: number): number {
  const { remote } = useClient().application;
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      remote.handle((action) => {
        if (action.type !== 'move' || action.direction === 'up' || action.direction === 'down') return false;
        const step = action.direction === 'right' ? 1 : count - 1;
        setTurn((before) => (before + step) % count);
        return true;
      }, 'overlay'),
    [remote, count],
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
