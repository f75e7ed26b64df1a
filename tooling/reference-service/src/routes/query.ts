import type { Expand } from '../shapes/to-expanded-item';

const expands: readonly string[] = ['all', 'children', 'ancestors', 'parent'] satisfies readonly Expand[];

/** The words of a comma-separated query value; undefined where it is missing or empty. */
export function wordsOf(value: string | undefined): readonly string[] | undefined {
  const words = (value ?? '').split(',').filter((word) => word !== '');
  return words.length === 0 ? undefined : words;
}

/** A whole number of a query value within limits, or `otherwise`. */
export function wholeNumberOf(value: string | undefined, otherwise: number, least: number, most: number): number {
  const number = Number(value ?? '');
  if (value === undefined || value === '' || !Number.isInteger(number)) return otherwise;
  return Math.min(most, Math.max(least, number));
}

/** What an item is to bring along; nothing for any other word. */
export function expandOf(value: string | undefined): Expand {
  return value !== undefined && expands.includes(value) ? (value as Expand) : 'none';
}
