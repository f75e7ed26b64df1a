import type { RatingLimit } from '@fjernsyn/reference-catalogue';

/** A part of an answer, as it goes over the wire. */
export type Wire = { readonly [key: string]: unknown };

/** What answers need to know of the request. */
export interface AnswerContext {
  /** Where pictures and media are fetched from. */
  readonly cdnUrl: string;
  /** Epoch ms. */
  readonly nowAt: number;
  /** What may be shown at most. */
  readonly limit?: RatingLimit | undefined;
  /** The ways to see and hear that a title must be offered in. */
  readonly accessServices?: readonly string[];
  /** Whether the viewer is outside Denmark; in it where nothing is said. */
  readonly isAbroad?: boolean;
}
