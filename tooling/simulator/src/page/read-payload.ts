/** Reads what a developer wrote as a start's payload: JSON is meant as such, any other text is a plain word, and none is no payload. */
export function readPayload(text: string): unknown {
  const words = text.trim();
  if (words === '') return undefined;
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return words;
  }
}
