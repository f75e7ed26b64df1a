/** The facts of these names. */
export function pickFacts<Value>(
  facts: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value | undefined>> {
  return Object.assign({}, ...names.map((name) => ({ [name]: facts[name] })));
}
