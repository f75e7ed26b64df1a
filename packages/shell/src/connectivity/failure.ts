import { type AppError, assertNever } from '@fjernsyn/kernel';
import { isMissing } from './is-missing';

/** What kind of failure a viewer sees, among them a page with nothing on it; words for each live in client. */
export type FailureKind =
  | 'empty'
  | 'not-found'
  | 'refused'
  | 'barred'
  | 'offline'
  | 'service'
  | 'configuration'
  | 'page';

/** Where a failure happens, and so what leads out of it. */
export interface FailurePlace {
  /** The application could not be opened: there is nowhere else to go. */
  readonly isAtStart: boolean;
  readonly isAtHome: boolean;
  readonly canGoBack: boolean;
}

/** What to show for a failed start or page (S8): the service is not reached, is down, has no such page, or sent nonsense. */
export function toFailureKind(error: AppError, isAtStart = false): FailureKind {
  const { code, facts } = error;
  const { status } = facts;
  if (code === 'shell/configuration-invalid') return 'configuration';
  if (code === 'api/barred') return 'barred';
  if (isMissing(error) && !isAtStart) return 'not-found';
  if (isRefused(error) && !isAtStart) return 'refused';
  if (code === 'http/unreachable') return 'offline';
  // No page is asked for at start: what is missing then is the service.
  if (isMissing(error) || code === 'http/timeout' || status === 429 || Number(status) >= 500) return 'service';
  return 'page';
}

/** Whether the service will not do this for this viewer: nothing is wrong with the page (S8.1). */
function isRefused({ facts: { status } }: AppError): boolean {
  return status === 400 || status === 401 || status === 403;
}

/** What a viewer can press on a failure, the first of which has focus. */
export type FailureAction = 'retry' | 'back' | 'home';

/** The actions of a failure; Back and home are offered only where they lead somewhere else, and one of them where there is somewhere else. */
export function failureActionsOf(kind: FailureKind, place: FailurePlace): readonly FailureAction[] {
  if (place.isAtStart) return ['retry'];
  const back: readonly FailureAction[] = place.canGoBack ? ['back'] : [];
  const out: readonly FailureAction[] = place.canGoBack || place.isAtHome ? back : ['home'];
  switch (kind) {
    case 'empty':
    case 'not-found':
    case 'refused':
    case 'barred':
      return [place.isAtHome ? 'retry' : 'home', ...back];
    case 'offline':
    case 'service':
    case 'page':
      return ['retry', ...out];
    case 'configuration':
      return ['retry'];
    default:
      return assertNever(kind);
  }
}
