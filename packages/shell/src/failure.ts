import { type AppError, assertNever } from '@fjernsyn/kernel';

/** What kind of failure a viewer sees; words for each live in client. */
export type FailureKind = 'not-found' | 'offline' | 'service' | 'configuration' | 'page';

/** What to show for a failed start or page (S8): the service is not reached, is down, has no such page, or sent nonsense. */
export function toFailureKind(error: AppError): FailureKind {
  const status = error.facts.status;
  if (error.code === 'shell/configuration-invalid') return 'configuration';
  if (status === 404) return 'not-found';
  if (error.code === 'http/unreachable' || error.code === 'http/timeout') return 'offline';
  if (typeof status === 'number' && status >= 500) return 'service';
  return 'page';
}

/** What a viewer can press on a failure, the first of which has focus. */
export type FailureAction = 'retry' | 'back' | 'home';

/** The actions of a failure; Back is offered only where there is somewhere to go. */
export function failureActionsOf(kind: FailureKind, canGoBack: boolean): readonly FailureAction[] {
  const back: readonly FailureAction[] = canGoBack ? ['back'] : [];
  switch (kind) {
    case 'not-found':
      return ['home', ...back];
    case 'offline':
    case 'service':
    case 'page':
      return ['retry', ...back];
    case 'configuration':
      return ['retry'];
    default:
      return assertNever(kind);
  }
}
