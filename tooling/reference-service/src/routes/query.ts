import { badRequest } from '../server/bad-request';
import type { Expand } from '../shapes/to-expanded-item';

const expands: readonly string[] = ['all', 'children', 'ancestors', 'parent'] satisfies readonly Expand[];
const mostWords = 50;

/**
 * The words of a comma-separated query value; undefined where it is missing or empty. Throws `reference-service/bad-request` for more words
 * than any client has a use for.
 */
export function wordsOf(value: string | undefined, most = mostWords): readonly string[] | undefined {
  const words = (value ?? '').split(',').filter((word) => word !== '');
  if (words.length > most) throw badRequest(`Højst ${most} ad gangen`);
  return words.length === 0 ? undefined : words;
}

/**
 * A whole number of a query value within limits, or `otherwise` where it is none. Throws `reference-service/bad-request` for a number in
 * another notation than decimal digits.
 */
export function wholeNumberOf(value: string | undefined, otherwise: number, least: number, most: number): number {
  if (value === undefined || value === '') return otherwise;
  if (/^-?\d+$/.test(value)) return Math.min(most, Math.max(least, Number(value)));
  if (Number.isFinite(Number(value))) throw badRequest(`${value.slice(0, 20)} er ikke et helt tal`);
  return otherwise;
}

/** A whole number within limits that a query must have; undefined for anything else. */
export function exactNumberOf(value: string | undefined, least: number, most: number): number | undefined {
  const number = /^\d{1,15}$/.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** What an item is to bring along; nothing for any other word. */
export function expandOf(value: string | undefined): Expand {
  return value !== undefined && expands.includes(value) ? (value as Expand) : 'none';
}
