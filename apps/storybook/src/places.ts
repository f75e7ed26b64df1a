import type { Brand, Universe } from '@fjernsyn/brand';
import { brands } from '@fjernsyn/brand/brands';

/** What a toolbar calls the members of a list, so that a story can ask for one and name neither brand nor universe. */
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** A member of a list, as a toolbar offers it. */
export interface Placed {
  readonly value: string;
  readonly title: string;
}

/** The brands by their place in the list. */
export const placedBrands: readonly Placed[] = brands.map(({ name }, index) => ({
  value: placeOf(index),
  title: name,
}));

/** The universes by their place within a brand, with their names in all brands. */
export const placedUniverses: readonly Placed[] = places
  .map((value, index) => ({ value, title: namesAt(index) }))
  .filter(({ title }) => title !== '');

/** The brand at a place; the first where there is none. */
export function brandAt(place: unknown): Brand {
  return brands[indexOf(place)] ?? brands[0];
}

/** The universe at a place of a brand; undefined where there is none. */
export function universeAt({ universes }: Brand, place: unknown): Universe | undefined {
  return universes[indexOf(place)];
}

function namesAt(index: number): string {
  const names = brands
    .flatMap(({ universes }) => universes.slice(index, index + 1))
    .map(({ name, ages }) => `${name}, ${ages}`);
  return [...new Set(names)].join(' / ');
}

function indexOf(place: unknown): number {
  return places.findIndex((name) => name === place);
}

function placeOf(index: number): string {
  return places[index] ?? String(index + 1);
}
