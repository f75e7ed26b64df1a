/** The longest beginning of a text that fits, up to the end of a word, with three dots where words are left out. */
export function fittingText(text: string, fits: (tried: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  let most = 1;
  let tooMany = words.length;
  while (tooMany - most > 1) {
    const tried = (most + tooMany) >> 1;
    if (fits(cut(words, tried))) most = tried;
    else tooMany = tried;
  }
  return cut(words, most);
}

/** The first words with the sign of what is left out, before which no other sign stands. */
function cut(words: readonly string[], count: number): string {
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/[\s.,:;!?…–-]+$/, '')}…`;
}
