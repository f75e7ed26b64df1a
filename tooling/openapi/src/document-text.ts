import { join } from 'node:path';
import { describeCalls } from '@fjernsyn/api/testing';
import { toDocument } from './to-document';

/** Where the document stands in the repository. */
export const documentFile = join(import.meta.dirname, '../../../docs/openapi.json');

/** The document as it is committed: what the calls describe today. */
export async function documentText(): Promise<string> {
  return `${JSON.stringify(toDocument(await describeCalls()), undefined, 2)}\n`;
}
