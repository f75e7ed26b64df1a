import { hasAngleBrackets } from '@fjernsyn/contracts';

/** How many visible characters a search begins with (C5.7). */
const leastCharacters = 2;

/** Half of a character, as an input may hand over while the other half is on its way. */
const halfCharacter = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]+/g;

// Characters beyond 16 bits stand in halves below: engines before Chromium 50 know no flag `u` (2026-11).

/** What adds nothing to be seen: marks on the letter before, joiners with what they join, tones of skin, what has no width, and spaces. */
const unseen: readonly RegExp[] = [
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f]/g,
  /\u200d(?:[\ud800-\udbff][\udc00-\udfff]|\S)/g,
  /\ud83c[\udffb-\udfff]/g,
  /[\u00ad\u200b\u200c\u200e\u200f\ufeff\s]|[\u202a-\u202e]|[\u2060-\u2069]|\u200d/g,
];

/** A flag is written as two letters. */
const flag = /(?:\ud83c[\udde6-\uddff]){2}/g;

/** A text as it may stand in the field: as it was typed, composed, and blank where it holds angle brackets in any disguise (C5). */
export function toSearchText(typed: string): string {
  return hasAngleBrackets(typed) ? '' : typed.replace(halfCharacter, '$1').normalize('NFC');
}

/** What a text searches for, which is also what is remembered and compared: its letters stay as they are, so that `rød` is not `rod`. */
export function toSearchTerm(typed: string): string {
  return toSearchText(typed).trim().replace(/\s+/g, ' ');
}

/** Whether a term is long enough to be searched for: one visible character is not, of however many it is made. */
export function isSearchable(term: string): boolean {
  const seen = unseen.reduce((left, pattern) => left.replace(pattern, ''), term.replace(flag, 'x'));
  return Array.from(seen).length >= leastCharacters;
}
