import { joinSentences } from '@fjernsyn/kernel';
import { Button, ButtonRow } from '@fjernsyn/ui';
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
  const [title, text] = [t('failure.page.title'), t('failure.page.text')];
  return (
    <main className={`${styles.plain} fs-dusk`}>
      <div role="alert">
        <h1 className={`${styles.title} fs-type-title fs-text`}>{title}</h1>
        <p className={`${styles.text} fs-type-body fs-text2`}>{text}</p>
      </div>
      <ButtonRow order={1} label={joinSentences(title, text)} isMessage>
        <Button focusKey="retry" label={t('action.retry')} onActivate={onRetry} />
      </ButtonRow>
    </main>
  );
}

/** Stands where the screen for a failure, or another late one, cannot be fetched. */
export function PlainFailure({ onRetry }: Pick<PlainNoticeProps, 'onRetry'>): ReactElement {
  return <PlainNotice t={useClient().t} onRetry={onRetry} />;
}
