/** What is known of one thing that a viewer does to one item: what the service has, and what it is being asked for. */
export interface Mark<Value> {
  readonly confirmed: Value;
  /** Undefined while nothing is on its way. */
  readonly wished?: { readonly value: Value } | undefined;
}

/** The mark while the service is asked for a value; the very same where something is on its way already, or it is so already (C4.27, C4.30). */
export function beginMark<Value>(mark: Mark<Value>, value: Value): Mark<Value> {
  return mark.wished !== undefined || mark.confirmed === value
    ? mark
    : { confirmed: mark.confirmed, wished: { value } };
}

/** The mark once it is known what the service has. */
export function endMark<Value>(confirmed: Value): Mark<Value> {
  return { confirmed };
}
