import type * as mini from 'zod/mini';

/**
 * An object's schema as a built product has it: its definition and nothing else, in place of `zod/mini`. `parseFields` reads no more of
 * it; zod's own parser, checks and messages would be fetched at every start, and run by nothing.
 */
export const looseObject = ((shape: unknown) => ({ def: { type: 'object', shape } })) as typeof mini.looseObject;

/** A field's schema: the reader that makes it. */
export const transform = ((read: unknown) => ({
  def: { type: 'transform', transform: read },
})) as typeof mini.transform;

/** What zod is set to; here there is nothing to set. */
export const config = (() => ({})) as typeof mini.config;
