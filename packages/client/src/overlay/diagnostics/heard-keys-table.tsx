import type { ReactElement } from 'react';
import type { Translate } from '../../messages/create-translate';
import type { DiagnosticsTexts } from './diagnostics-texts';
import type { HeardKey } from './heard-keys';
import styles from './key-test.module.css';
import { useHeardKeys } from './use-heard-keys';

/** The last buttons as support asks for them: what each means, what the device calls it, how it was pressed. */
export function HeardKeysTable({ t }: { readonly t: Translate<DiagnosticsTexts> }): ReactElement {
  const heard = useHeardKeys();
  return (
    <div className={styles.heard}>
      <table className={`${styles.table} fs-type-body`} aria-label={t('keyTest.keys')}>
        <thead className="fs-text2">
          <tr>
            <th scope="col">{t('keyTest.key')}</th>
            <th scope="col">{t('keyTest.code')}</th>
            <th scope="col">{t('keyTest.press')}</th>
          </tr>
        </thead>
        <tbody className="fs-text">
          {heard.map((key) => (
            <tr key={key.id}>
              <td>
                <bdi>{key.key ?? t('keyTest.unknown')}</bdi>
              </td>
              <td>
                <bdi>{[key.name, key.code].filter(Boolean).join(' · ')}</bdi>
              </td>
              <td>{pressWords(t, key)}</td>
            </tr>
          ))}
          {heard.length === 0 && (
            <tr>
              <td colSpan={3}>{t('keyTest.none')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function pressWords(t: Translate<DiagnosticsTexts>, { isLong, repeats }: HeardKey): string {
  const press = t(isLong ? 'keyTest.long' : 'keyTest.short');
  return repeats === 0 ? press : t('keyTest.repeated', { press, times: repeats });
}
