import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';
import styles from './plain-failure.module.css';

/** Props of {@link PlainNotice}. */
export interface PlainNoticeProps {
  readonly t: Translate;
  readonly onRetry: () => void;
}

/** Says that the page cannot be shown, with one button: plain, as it comes with the first script. */
export function PlainNotice({ t, onRetry }: PlainNoticeProps): ReactElement {
  return (
    <main className={`${styles.plain} fs-dusk`}>
      <div role="alert">
        <h1 className={`${styles.title} fs-type-title fs-text`}>{t('failure.page.title')}</h1>
        <p className={`${styles.text} fs-type-body fs-text2`}>{t('failure.page.text')}</p>
      </div>
      <Button focusKey="retry" order={1} label={t('action.retry')} onActivate={onRetry} />
    </main>
  );
}

/** Stands where the screen for a failure, or another late one, cannot be fetched. */
export function PlainFailure({ onRetry }: Pick<PlainNoticeProps, 'onRetry'>): ReactElement {
  return <PlainNotice t={useClient().t} onRetry={onRetry} />;
}
