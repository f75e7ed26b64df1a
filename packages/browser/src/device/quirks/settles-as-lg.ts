import type { QuirkFacts } from './quirk-facts';

/**
 * LG's sets, of every year: as Samsung's, at the 180 ms of the specification's other brand (C9.28); read as LG's, 2026-11-28.
 */
export function settlesAsLg({ brand }: QuirkFacts): boolean {
  return brand === 'lg';
}
