/** A record of a decision: its file's name and its text. */
export interface DecisionRecord {
  readonly name: string;
  readonly text: string;
}

/** Records that do not have the next number, in their name and in their title. */
export function findNumberViolations(records: readonly DecisionRecord[]): readonly string[] {
  return [...records]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, text }, index) => {
      const number = String(index + 1).padStart(4, '0');
      if (!name.startsWith(`${number}-`)) return [`${name}: should be ${number}`];
      return text.startsWith(`# ${number} `) ? [] : [`${name}: its title has another number`];
    });
}
