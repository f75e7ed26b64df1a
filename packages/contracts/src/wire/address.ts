/** An absolute http or https address. The word `na`, an empty text and any other scheme are none (C3). */
export function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^https?:\/\/[^\s\\/?#]/i.test(text) && !/[\s<>"]/.test(text) ? text : undefined;
}

/** Whether a value is one of the service's words for "no address". */
export function isNoAddress(value: unknown): boolean {
  return value === '' || (typeof value === 'string' && value.trim().toLowerCase() === 'na');
}
