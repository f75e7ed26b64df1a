// What prints nothing by itself: joiners and marks of direction, and fillers, which count as letters, the empty Braille cell among them.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What a reader sees something of; a mark needs a letter to stand on. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
const senseless = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const characters = new Intl.Segmenter('da', { granularity: 'grapheme' });
const longestCodeUnits = 80;

/** A name as it is kept: composed, without spaces around it. */
export function toProfileName(sent: string): string {
  return sent.normalize('NFC').trim();
}

/** Whether a kept name has 2 to 20 characters as a person counts them, all of which print. */
export function isProfileName(name: string): boolean {
  if (name.length > longestCodeUnits || senseless.test(name)) return false;
  const printed = name.replace(unseen, '');
  const count = [...characters.segment(name)].filter(({ segment }) => segment.replace(unseen, '') !== '').length;
  return seen.test(printed) && count >= 2 && count <= 20;
}

/** Whether two names are the same to a reader: whatever their case and invisible marks, but by letters, never by collation. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(name: string): string {
  return toProfileName(name.replace(unseen, '')).toLowerCase();
}
