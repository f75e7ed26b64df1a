/** The end of an exhaustive switch: a compile error where a case is missing, a thrown one where types were lied to. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
