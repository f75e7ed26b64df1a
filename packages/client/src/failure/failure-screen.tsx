import type { AppError } from '@fjernsyn/kernel';
import { type FailureAction, type FailureKind, failureActionsOf, toFailureKind } from '@fjernsyn/shell';
import { Button, Notice } from '@fjernsyn/ui';
import { type ReactElement, useContext, useEffect } from 'react';
import { OpenedContext, useClient } from '../application-context';
import { clientErrors } from '../errors';
import { useTexts } from '../hooks/use-texts';
import type { MessageId } from '../messages/create-translate';
import { failureTexts } from '../messages/failure/failure-texts';
import { shortCodeOf } from '../messages/failure/short-codes';
import { useFailurePlace } from './use-failure-place';

/** Props of {@link FailureScreen}. */
export interface FailureScreenProps {
  /** Why it failed; without it there is nothing wrong with the page, and nothing on it. */
  readonly error: AppError | undefined;
  readonly onRetry: () => void;
  /** Whether trying again is under way: the screen stays, and says so. */
  readonly isRetrying?: boolean;
}

const words = {
  empty: 'failure.empty',
  offline: 'failure.offline',
  service: 'failure.service',
  page: 'failure.page',
  'not-found': 'failure.notFound',
  refused: 'failure.refused',
  barred: 'failure.barred',
  configuration: 'failure.page',
} as const satisfies Record<FailureKind, string>;

const labels = {
  retry: 'action.retry',
  back: 'action.back',
  home: 'action.home',
} as const satisfies Record<FailureAction, MessageId>;

/** What a failure at a page is called. */
export function failureTitleOf(error: AppError): `${FailureWords}.title` {
  return `${wordsOf(error, toFailureKind(error, false))}.title`;
}

type FailureWords = (typeof words)[FailureKind] | 'failure.player';

/** Where the player's code cannot be fetched, neither the page nor the service is to blame. */
function wordsOf(error: AppError | undefined, kind: FailureKind): FailureWords {
  return kind === 'page' && error?.code === clientErrors.playerUnreachable ? 'failure.player' : words[kind];
}

/**
 * A failure that takes the whole screen: what happened, and what to press (S8). A button is known by its place, so that focus stays where
 * another try fails otherwise.
 */
export function FailureScreen({ error, onRetry, isRetrying = false }: FailureScreenProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(failureTexts);
  const { connectivity, configuration, support } = application;
  const { errors } = connectivity;
  const places = useContext(OpenedContext)?.places;
  const place = useFailurePlace();
  const { isAtStart } = place;
  const kind = error ? toFailureKind(error, isAtStart) : 'empty';
  const isError = kind !== 'not-found' && kind !== 'refused' && kind !== 'barred' && kind !== 'empty';
  const busy = isAtStart ? t('start.opening', { title: configuration.appTitle }) : t('page.loading');
  const code = error?.code;
  const said = wordsOf(error, kind);
  useEffect(() => {
    if (code) errors.shown(code);
  }, [errors, code]);
  useEffect(() => void support.heal(error), [support, error]);

  const run: Readonly<Record<FailureAction, () => void>> = {
    retry: onRetry,
    back: () => places?.navigation.back(),
    home: () => places?.goHome(),
  };
  return (
    <Notice
      isError={isError}
      title={t(`${said}.title`)}
      text={isRetrying ? busy : t(`${said}.text`)}
      code={isError && code ? t('failure.code', { code: shortCodeOf(code) }) : undefined}
      actions={failureActionsOf(kind, place).map((action, order) => (
        <Button key={order} focusKey={`${order}`} order={order} label={t(labels[action])} onActivate={run[action]} />
      ))}
    />
  );
}
