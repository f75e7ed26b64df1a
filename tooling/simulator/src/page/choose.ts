/** The address's query with one value changed and the others kept; without the value where it is empty. */
export function withChosen(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  return `?${parameters.toString()}`;
}

/** What the address says of some names. */
export function chosenIn(search: string, names: readonly string[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) chosen[name] = value;
  }
  return chosen;
}
