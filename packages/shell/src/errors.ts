import type { CodesOf } from '@fjernsyn/kernel';

/** The codes of errors that shell makes. */
export const shellErrors = {
  /** The configuration handed to the application lacks something or is malformed. Facts: `field`. */
  configurationInvalid: 'shell/configuration-invalid',
  /** Something was thrown that nobody expected. */
  unexpected: 'shell/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly shell: CodesOf<typeof shellErrors>;
  }
}
