/** Groups of buttons, each a bit (OIPF DAE, 7.2.5.2). */
const groups = {
  red: 0x1,
  green: 0x2,
  yellow: 0x4,
  blue: 0x8,
  navigation: 0x10,
  media: 0x20,
  information: 0x80,
  digits: 0x100,
} as const;

type Group = keyof typeof groups;

/** What the application is doing, as far as it asks for buttons. */
export type KeyNeed = 'notice' | 'browsing' | 'watching';

/** Buttons that are asked for: all others stay with the set, whose viewer zaps with them. Digits are for no keypad that the product has. */
const needs: Readonly<Record<KeyNeed, readonly Group[]>> = {
  notice: ['red'],
  browsing: ['red', 'green', 'yellow', 'blue', 'navigation'],
  watching: ['red', 'green', 'yellow', 'blue', 'navigation', 'media', 'information'],
};

/** The mask to ask for; nothing that the set's remote does not have, where it tells. */
export function keyMaskOf(need: KeyNeed, maximum: unknown): number {
  const mask = needs[need].reduce((sum, group) => sum | groups[group], 0);
  return typeof maximum === 'number' && maximum > 0 ? mask & maximum : mask;
}
