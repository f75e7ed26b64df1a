import { type AppError, assertNever } from '@fjernsyn/kernel';

/** What kind of failure a viewer sees, among them a page with nothing on it; words for each live in client. */
export type FailureKind = 'empty' | 'not-found' | 'offline' | 'service' | 'configuration' | 'page';

/** Where a failure happens, and so what leads out of it. */
export interface FailurePlace {
  /** The application could not be opened: there is nowhere else to go. */
  readonly isAtStart: boolean;
  readonly isAtHome: boolean;
  readonly canGoBack: boolean;
}

/** What to show for a failed start or page (S8): the service is not reached, is down, has no such page, or sent nonsense. */
export function toFailureKind({ code, facts: { status } }: AppError, isAtStart = false): FailureKind {
  const isMissing = status === 404 || status === 410;
  if (code === 'shell/configuration-invalid') return 'configuration';
  if (isMissing && !isAtStart) return 'not-found';
  if (code === 'http/unreachable') return 'offline';
  // No page is asked for at start: what is missing then is the service.
  if (isMissing || code === 'http/timeout' || status === 429 || Number(status) >= 500) return 'service';
  return 'page';
}

/** What a viewer can press on a failure, the first of which has focus. */
export type FailureAction = 'retry' | 'back' | 'home';

/** The actions of a failure; Back and home are offered only where they lead somewhere else. */
export function failureActionsOf(kind: FailureKind, place: FailurePlace): readonly FailureAction[] {
  if (place.isAtStart) return ['retry'];
  const back: readonly FailureAction[] = place.canGoBack ? ['back'] : [];
  switch (kind) {
    case 'empty':
    case 'not-found':
      return [place.isAtHome ? 'retry' : 'home', ...back];
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
