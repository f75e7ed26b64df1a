import type { QuirkFacts } from './quirk-facts';

/**
 * Samsung's Kant-M sets of 2017 (model codes `17_KANTM…`): a page that slides arrives after the next key, so it is put in its place at once. The
 * specification names no model (S9.6); ours is the slowest line that we carry, 2026-11-28.
 */
export function cannotScroll({ brand, model, modelYear }: QuirkFacts): boolean {
  return brand === 'samsung' && modelYear === 2017 && /^17_KANTM/.test(model);
}
