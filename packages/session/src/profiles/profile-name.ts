import { countCharacters, hasSign, isPrintable, withoutUnseen } from './characters';

/** What is wrong with a name (S5.2 to S5.4). */
export type ProfileNameProblem = 'profile_name_to_short' | 'profile_name_to_long' | 'profile_name_duplicate';

/** Fewest and most characters of a name, as a person counts them (S5.1). */
const [fewest, most] = [2, 20];

/** The longest name as it is stored: letters can carry any number of marks. */
const mostCodeUnits = 80;

/** A name after `added` was typed or pasted at its end: spaces of every sort are one, none stands first, and what does not lengthen it is ignored (S5.6 to S5.9). */
export function typeIntoProfileName(text: string, added: string): string {
  const before = tidied(text);
  const after = tidied(before + added);
  return after.length > before.length ? after : before;
}

/** A name after its field has changed as a whole, by keys, a keyboard or an erasure. */
export function toTypedName(before: string, after: string): string {
  return after.indexOf(before) === 0 ? typeIntoProfileName(before, after.slice(before.length)) : tidied(after);
}

/** A name as it is saved: composed, without spaces around it or anything that does not print (S5.12). */
export function toSavedName(text: string): string {
  return tidied(text).trim();
}

/** What is wrong with a name beside those of the other profiles; undefined where it is good. */
export function checkProfileName(text: string, others: readonly string[]): ProfileNameProblem | undefined {
  const name = toSavedName(text);
  const count = countCharacters(name);
  if (count < fewest || !hasSign(name)) return 'profile_name_to_short';
  if (count > most || name.length > mostCodeUnits) return 'profile_name_to_long';
  return others.some((other) => isSameName(other, name)) ? 'profile_name_duplicate' : undefined;
}

/** Whether two names are the same to a reader: whatever their case and what does not print, by letters and never by collation (reading "Same name"). */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(name: string): string {
  return withoutUnseen(name).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

function tidied(text: string): string {
  const printed = Array.from(text.replace(/[^\S \uFEFF]/g, ' '))
    .filter(isPrintable)
    .join('');
  return printed.normalize('NFC').replace(/ {2,}/g, ' ').replace(/^ /, '');
}
