import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printRights } from '@fjernsyn/session/testing';
import { expect, test } from 'vitest';

test('[SE387] docs/guides/roles.md is printed from the table of rights', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/roles.md'), 'utf8');
  expect(guide).toContain(printRights());
});
