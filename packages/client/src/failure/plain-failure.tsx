import { Button, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';

/** Props of {@link PlainNotice}. */
export interface PlainNoticeProps {
  readonly t: Translate;
  readonly onRetry: () => void;
}

/** Says that the page cannot be shown, with one button: what is always there. */
export function PlainNotice({ t, onRetry }: PlainNoticeProps): ReactElement {
  return (
    <Notice
      isError
      title={t('failure.page.title')}
      text={t('failure.page.text')}
      actions={<Button focusKey="retry" label={t('action.retry')} onActivate={onRetry} />}
    />
  );
}

/** Stands where the screen for a failure, or another late one, cannot be fetched. */
export function PlainFailure({ onRetry }: Pick<PlainNoticeProps, 'onRetry'>): ReactElement {
  return <PlainNotice t={useClient().t} onRetry={onRetry} />;
}
