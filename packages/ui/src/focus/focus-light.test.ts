import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'focus-light.module.css'), 'utf8');

test('[UI335] [found-label-01] the fill of focus turns in one frame, as the ink on it does, and only the ring around it fades', () => {
  const rules = Array.from(sheet.matchAll(/([^{}]+)\{([^}]*)\}/g), ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    fades: body.includes('transition'),
  }));
  expect(rules.some(({ selector }) => selector.endsWith('.light'))).toBe(true);
  expect(rules.filter(({ fades }) => fades).map(({ selector }) => selector)).toEqual(['[data-focused] .light::after']);
});
