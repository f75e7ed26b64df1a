import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { ruleTokens } from '../theme/rule-tokens';
import { themeCss } from '../theme/theme-css';

const sheet = readFileSync(join(import.meta.dirname, 'page.module.css'), 'utf8');

test('[UI34] the page moves to the next rail in 0.3 s', () => {
  const [, column] = sheet.match(/\n\.column \{([^}]*)\}/) ?? [];
  const [, seconds] = column?.match(/transition: transform (\d+)ms /) ?? [];
  expect(Number(seconds)).toBe(300);
  expect(ruleTokens.motionMs.page).toBe(300);
});

test('[UI34] no other rule takes that time away but those of reduced motion', () => {
  expect(sheet.match(/transition: transform/g)).toHaveLength(1);
  const stills = themeCss({ brand: plainBrand }).filter((rule) => rule.includes('.fs-travels'));
  for (const rule of stills) expect(rule).toMatch(/^@media \(prefers-reduced-motion:reduce\)/);
});
