/** The order of two titles in a Danish list: æ, ø and å after z, and aa beside å. */
export function compareDanish(one: string, other: string): number {
  return one.localeCompare(other, 'da');
}
