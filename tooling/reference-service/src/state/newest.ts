/** The records that were added last, `most` of them. */
export function newest<Kept>(records: Readonly<Record<string, Kept>>, most: number): Readonly<Record<string, Kept>> {
  const entries = Object.entries(records);
  return entries.length <= most ? records : Object.fromEntries(entries.slice(-most));
}
