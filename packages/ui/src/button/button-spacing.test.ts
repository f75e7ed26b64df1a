import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { themeCss } from '../theme/theme-css';

test('[UI62] the ring of the widest button, grown by focus, keeps off its neighbour', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'button.module.css'), 'utf8');
  const [width, scale, space] = [
    /max-width: ([\d.]+)rem/,
    /scale\(([\d.]+)\)/,
    /\.row > \* \+ \* \{\n {2}margin-left: ([\d.]+)rem/,
  ].map((pattern) => Number(sheet.match(pattern)?.[1])) as [number, number, number];
  for (const modes of [[], ['highContrast']] as const) {
    const light = themeCss({ brand: plainBrand, modes }).find((rule) => rule.startsWith('.fs-light::after{'));
    const rings = Array.from(light?.matchAll(/0 0 0 ([\d.]+)rem/g) ?? [], ([, rem]) => Number(rem));
    expect(rings).toHaveLength(2);
    expect((width * (scale - 1)) / 2 + scale * Math.max(...rings)).toBeLessThan(space);
  }
});
