import type { MarkedItem } from './marked-item';

/** What a viewer wants of an item: the state that they wish, and not how often they pressed. */
export type Wish =
  | { readonly kind: 'bookmark' | 'follow'; readonly item: MarkedItem; readonly value: boolean }
  | { readonly kind: 'rating'; readonly item: MarkedItem; readonly value: number };

/** The highest rating, of those from 1 (C9.38). */
export const maxRating = 10;

/** Whether a number is a rating: a whole one from 1 to 10 (C5.11). */
export function isRating(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxRating;
}

/** The wishes with another one: the last wish of an item counts, at the place of its first. Without the mark there is nothing left to wish. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const isOther = (each: Wish): boolean => each.kind !== wish.kind || each.item.id !== wish.item.id;
  if (wish.value === false) return wishes.filter(isOther);
  return wishes.every(isOther) ? [...wishes, wish] : wishes.map((each) => (isOther(each) ? each : wish));
}
