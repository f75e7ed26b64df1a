import type { CodesOf } from '@fjernsyn/kernel';

/** The codes of errors that shell makes. */
export const shellErrors = {
  /** The configuration handed to the application lacks something or is malformed. Facts: `field`. */
  configurationInvalid: 'shell/configuration-invalid',
  /** What was to be done needs a token, and the viewer did not sign in, or gave no PIN (S8.9). Facts: `scope`. */
  notSignedIn: 'shell/not-signed-in',
  /** What a channel sends is above the limit of whoever watches. */
  programmeBarred: 'shell/programme-barred',
  /** What a channel sends must not be shown outside broadcasting. */
  programmeBlackedOut: 'shell/programme-blacked-out',
  /** Something was thrown that nobody expected. */
  unexpected: 'shell/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly shell: CodesOf<typeof shellErrors>;
  }
}
