import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '../guards/workspace';
import { requirementTable } from './requirement-table';

const root = join(import.meta.dirname, '../../../..');
const file = join(root, 'docs/requirements.tsv');

writeFileSync(file, requirementTable(readFileSync(file, 'utf8'), readWorkspace(root)));
console.log(`${file} is written.`);
