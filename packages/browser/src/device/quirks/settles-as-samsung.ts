import type { QuirkFacts } from './quirk-facts';

/**
 * Samsung's sets, of every year: with the usual 350 ms a held arrow seems stuck. The specification gives one brand 200 ms and names none (C9.28); read as Samsung's, 2026-11-28.
 */
export function settlesAsSamsung({ brand }: QuirkFacts): boolean {
  return brand === 'samsung';
}
