/** A yes or no, also as `"True"`, `"false"`, 1 or 0. Undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : undefined;
}
