import type { ItemMeta } from '@fjernsyn/catalogue';
import type { ErrorCode, Instant } from '@fjernsyn/kernel';

/** A part of a longer text of the service. */
export type TextPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** What the broadcaster has to say, in its own words. */
export interface Announcement {
  readonly title?: string;
  readonly text: string;
}

/** A longer text of the service; `note` says what in it had to be corrected (S2.52). */
export interface LongText {
  readonly title: string;
  readonly meta?: ItemMeta;
  /** Address of the art of what the text is about. */
  readonly art?: string | undefined;
  readonly note?: string | undefined;
  readonly parts: readonly TextPart[];
}

/** What a page of help says; its html is as the service sent it, and must be read before it is shown. */
export interface HelpText {
  /** Empty where the page has none. */
  readonly title: string;
  readonly html: readonly string[];
}

/** Whether the viewer may close it: a sign-in that the service demands stays (S4.17). */
export interface Closable {
  readonly canClose: boolean;
}

/** A code to sign in with that is asked for. */
export interface CodeRequest extends Closable {
  /** Why there is none, or why the confirmed one was of no use; undefined while it is asked for. */
  readonly failure?: ErrorCode | undefined;
}

/** The code to sign in with, as the viewer reads it. */
export interface DeviceCode extends Closable {
  readonly userCode: string;
  /** Where it is typed; undefined where the product says so elsewhere. */
  readonly verificationUri: string | undefined;
  /** The same with the code in it, for a QR code. */
  readonly verificationUriComplete: string | undefined;
  /** When it is of no use any more, by the service's clock; undefined where only the service knows. */
  readonly expiresAt: Instant | undefined;
  /** Whether the last question got no answer; the code may still be confirmed. */
  readonly isOffline: boolean;
  /** `finishing` once it was confirmed, until the account is there. */
  readonly step: 'shown' | 'finishing';
  /** Whether there is a film that shows how (S2.26). */
  readonly hasVideoGuide: boolean;
}

/** Who has signed in. */
export interface SignedIn {
  /** As its owner knows it; undefined where it is not known. */
  readonly accountName: string | undefined;
}

/** What the viewer lets the product learn, for both categories at once. */
export interface ConsentAsked {
  /** The answer that counts; undefined before there is one. */
  readonly answered: 'allow' | 'refuse' | undefined;
}

/** A PIN that is entered. What was typed is never part of it. */
export interface PinEntry {
  /** Why the last one did not do; undefined before one was sent. */
  readonly error: 'wrong-pin' | ErrorCode | undefined;
  readonly isSending: boolean;
}
