/** Some named things without others. */
export function without<Named extends { readonly id: string }>(
  all: readonly Named[],
  others: readonly { readonly id: string }[],
): readonly Named[] {
  const ids = new Set(others.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id));
}
