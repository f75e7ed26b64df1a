import type { ItemMeta } from '@fjernsyn/catalogue';

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
  readonly note?: string | undefined;
  readonly parts: readonly TextPart[];
}

/** What a page of help says; its html is as the service sent it, and must be read before it is shown. */
export interface HelpText {
  /** Empty where the page has none. */
  readonly title: string;
  readonly html: readonly string[];
}
