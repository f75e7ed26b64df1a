import type { Shape } from '@fjernsyn/contracts/shapes';

/** The schema of a value of a query or a body, by a specimen of it: text, whole number, yes or no, or a list of texts. */
export function schemaOf(specimen: unknown): Shape {
  if (Array.isArray(specimen)) return { type: 'array', items: { type: 'string' } };
  if (typeof specimen === 'number') return { type: Number.isInteger(specimen) ? 'integer' : 'number' };
  if (typeof specimen === 'boolean' || typeof specimen === 'string') return { type: typeof specimen };
  throw new Error(`No schema is known for a ${typeof specimen}`);
}
