/** A part of an answer, as it goes over the wire. */
export type Wire = { readonly [key: string]: unknown };

/** What answers need to know of the request: the address pictures and media are fetched from, and the time (epoch ms). */
export interface AnswerContext {
  readonly cdnUrl: string;
  readonly nowAt: number;
}
