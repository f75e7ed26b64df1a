import { readAddress } from './address';

/** Angle brackets: raw, percent-encoded (also with the percent sign encoded once more), or as entities. */
const brackets = /[<>]|%(?:25)*3[ce]|&(?:lt|gt|#0*6[02]|#x0*3[ce])\b;?/i;

/** Whether a text holds angle brackets in any disguise. */
export function hasAngleBrackets(text: string): boolean {
  return brackets.test(text);
}

const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const unsafeCharacter = /[\s\\]|%5c/i;

/**
 * A path inside the product (one leading `/`), or an outside address with http or https. Undefined for everything that a link must
 * not carry: other schemes, `//host`, backslashes, dot segments, angle brackets in any disguise (reading "Routes and pages").
 */
export function readPath(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || hasAngleBrackets(text)) return undefined;
  if (text[0] !== '/') return readAddress(text);
  return text[1] === '/' || unsafeCharacter.test(text) || dotSegment.test(text) ? undefined : text;
}
