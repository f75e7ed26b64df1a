import type { ErrorCode } from '@fjernsyn/kernel';

/** Codes of the errors that client makes. */
export const clientErrors = {
  /** The player's own code could not be fetched. The cause is what the browser said. */
  playerUnreachable: 'client/player-unreachable',
} as const satisfies Record<string, ErrorCode>;
