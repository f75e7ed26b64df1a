import { collect } from './collect';

/** Controls that turn the direction of the text after them (U+202A to U+202E, U+2066 to U+2069). */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const beyondAscii = /[^ -~]/;

/**
 * A text of the service: trimmed, in Unicode's composed form, without direction overrides. Undefined for an empty one and for
 * anything that is no text (C3).
 */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = beyondAscii.test(value) ? value.replace(directionControls, '').normalize('NFC').trim() : value.trim();
  return text === '' ? undefined : text;
}

/** An id: a text, or a number written as one (C3). */
export function readId(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The texts of a list, without its empty and foreign members. An empty list for anything else. */
export function readTexts(value: unknown): readonly string[] {
  return collect(value, readText);
}

/** A text of comma-separated words, as custom fields write lists; a list of texts is taken as it is. */
export function readWords(value: unknown): readonly string[] {
  return readTexts(typeof value === 'string' ? value.split(',') : value);
}
