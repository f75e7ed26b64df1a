import type { AppError } from '@fjernsyn/kernel';
import { type FailureAction, type FailureKind, failureActionsOf, toFailureKind } from '@fjernsyn/shell';
import { Button, Notice } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../application-context';
import type { MessageId } from '../messages/da';

/** Props of {@link FailureScreen}. */
export interface FailureScreenProps {
  readonly error: AppError;
  readonly onRetry: () => void;
  /** Whether trying again is under way: the screen stays, and says so. */
  readonly isRetrying?: boolean;
}

const titles = {
  offline: 'failure.offline.title',
  service: 'failure.service.title',
  page: 'failure.page.title',
  'not-found': 'failure.notFound.title',
  configuration: 'failure.page.title',
} as const satisfies Record<FailureKind, MessageId>;

const texts = {
  offline: 'failure.offline.text',
  service: 'failure.service.text',
  page: 'failure.page.text',
  'not-found': 'failure.notFound.text',
  configuration: 'failure.page.text',
} as const satisfies Record<FailureKind, MessageId>;

const labels = {
  retry: 'action.retry',
  back: 'action.back',
  home: 'action.home',
} as const satisfies Record<FailureAction, MessageId>;

/** A failure that takes the whole screen: what happened, and what to press (S8). */
export function FailureScreen({ error, onRetry, isRetrying = false }: FailureScreenProps): ReactElement {
  const { application, t } = useClient();
  const { telemetry, history } = application.ports;
  const kind = toFailureKind(error);
  useEffect(() => telemetry.emit({ type: 'error-shown', code: error.code }), [telemetry, error]);

  const run: Readonly<Record<FailureAction, () => void>> = {
    retry: onRetry,
    back: () => application.navigation().back(),
    home: () => application.navigation().replace(application.configuration.paths.home),
  };
  return (
    <Notice
      isError={kind !== 'not-found'}
      title={t(titles[kind])}
      text={isRetrying ? t('page.loading') : t(texts[kind])}
      {...(kind === 'not-found' ? {} : { code: t('failure.code', { code: error.code }) })}
      actions={failureActionsOf(kind, history.canGoBack).map((action, order) => (
        <Button key={action} focusKey={action} order={order} label={t(labels[action])} onActivate={run[action]} />
      ))}
    />
  );
}
