import { writeFile } from 'node:fs/promises';
import { documentFile, documentText } from './document-text';

await writeFile(documentFile, await documentText());
console.log(`${documentFile} is written.`);
