import type { CodesOf } from '@fjernsyn/kernel';

/** The codes of errors that client makes. */
export const clientErrors = {
  /** The views of a page's sections could not be fetched. The cause is what the browser said. */
  pageUnreachable: 'client/page-unreachable',
  /** The player's own code could not be fetched. The cause is what the browser said. */
  playerUnreachable: 'client/player-unreachable',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly client: CodesOf<typeof clientErrors>;
  }
}
