/** How a button arrives in a document: the number and the name that the set's engine gives it. */
export interface KeyFace {
  readonly code: number;
  readonly name: string;
}

/** What a set does with a button: lets it through with a face, or keeps it for a reason. */
export type KeyGate = (key: string) => KeyFace | { readonly why: string };
