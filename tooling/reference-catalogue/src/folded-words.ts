/**
 * The words of a text as a search compares them: without marks on letters, and `aa`, `oe` and `ae` the same as å, ø and æ, which are the
 * same as a, o and ae. Whoever types on a foreign keyboard finds what is written in Danish, and the other way round.
 */
export function foldedWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/g, 'a')
    .replace(/oe/g, 'o')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
