import type { CodesOf } from '@fjernsyn/kernel';

/** The codes of errors that shell makes. */
export const shellErrors = {
  /** The configuration handed to the application lacks something or is malformed. Facts: `field`. */
  configurationInvalid: 'shell/configuration-invalid',
  /** What was to be done needs a token, and the viewer did not sign in, or gave no PIN (S8.9). Facts: `scope`. */
  notSignedIn: 'shell/not-signed-in',
  /** Something was thrown that nobody expected. */
  unexpected: 'shell/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly shell: CodesOf<typeof shellErrors>;
  }
}
