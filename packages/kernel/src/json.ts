/** An object with keys, of which nothing else is known. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The value of a JSON text; undefined for a text that is missing or no JSON. */
export function readJson(text: string | null | undefined): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with keys: no list, no null. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is an object with keys; undefined for anything else. */
export function asRecord(value: unknown): UnknownRecord | undefined {
  return isRecord(value) ? value : undefined;
}
