/** What names a list: its id, and the parameter that tells lists of one id apart (facts: A–Å rails share an id). */
export interface ListKey {
  readonly id: string;
  readonly parameter?: string;
}

/** The key of a list, without a parameter where that is empty. */
export function toListKey(list: { readonly id: string; readonly parameter?: string | undefined }): ListKey {
  return list.parameter ? { id: list.id, parameter: list.parameter } : { id: list.id };
}

/** One text for one list: equal for equal lists, and free of whatever is the default. */
export function toListKeyText({ id, parameter }: ListKey): string {
  return parameter
    ? `id=${encodeURIComponent(id)}&param=${encodeURIComponent(parameter)}`
    : `id=${encodeURIComponent(id)}`;
}
