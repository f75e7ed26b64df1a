import type { ErrorCode } from '@fjernsyn/kernel';

/** Codes of the errors that shell makes. */
export const shellErrors = {
  /** The configuration handed to the application lacks something or is malformed. Facts: `field`. */
  configurationInvalid: 'shell/configuration-invalid',
  /** A part of the application was asked for before it was open. */
  notOpen: 'shell/not-open',
  /** Something was thrown that nobody expected. */
  unexpected: 'shell/unexpected',
} as const satisfies Record<string, ErrorCode>;
