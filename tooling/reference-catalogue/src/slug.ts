const spelled: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', é: 'e', ö: 'oe', ä: 'ae' };

/** A title as part of a path: lower case, Danish letters spelled out, words joined by dashes. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[æøåéöä]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
