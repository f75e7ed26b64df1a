import { AppError, readJson } from '@fjernsyn/kernel';
import type { HttpResponse } from '@fjernsyn/platform';
import { apiErrors } from '../errors';

/** Text that is to be taken as it is: neither a page of some gateway nor JSON under a name of its own. */
const plainText = /^text\/(?!html$|(.+[+])?json$)/;

/**
 * The body of a good answer: undefined for 204, 205 and for an empty one, JSON by content type, plain text as it is, a blob for pictures,
 * sound and the like. JSON that was sent under another type is taken once as what it is. Rejects with
 * `api/malformed-answer`: JSON cut off, a page of some gateway (S7).
 */
export async function readAnswerBody(response: HttpResponse): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  if (/^(image|audio|video|font)|octet-stream|pdf/.test(response.contentType)) return response.blob();
  const text = await response.text();
  if (text.trim() === '') return undefined;
  const json = readJson(text);
  if (json !== undefined) return json;
  if (plainText.test(response.contentType)) return text;
  throw new AppError(apiErrors.malformedAnswer);
}

/** The body of a refusal as far as it is JSON; undefined for anything else. Never rejects. */
export async function readRefusalBody(response: HttpResponse): Promise<unknown> {
  try {
    return readJson(await response.text());
  } catch {
    return undefined;
  }
}
