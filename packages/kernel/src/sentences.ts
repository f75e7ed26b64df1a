/** What is said one after another, as one text: a full stop and a space between, a space alone after what ends with a mark of its own. */
export function joinSentences(...parts: readonly string[]): string {
  let said = '';
  for (const part of parts) {
    if (part === '') continue;
    if (said !== '') said += /[.!?…]$/.test(said) ? ' ' : '. ';
    said += part;
  }
  return said;
}
