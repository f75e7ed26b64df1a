// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandTokens, universeTokens } from './theme-layers';

const folder = join(import.meta.dirname, '../../fonts');
const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function named(face: string): readonly string[] {
  return Array.from(face.matchAll(/url\('\.\/([^']+)'\)/g), ([, path]) => path ?? '');
}

test('[UI70] every face has a range and shows other letters at once; woff2 comes before woff', () => {
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) {
    expect(face).toMatch(/font-display: swap;/);
    expect(face).toMatch(/unicode-range:/);
    const formats = Array.from(face.matchAll(/format\('([^']+)'\)/g), ([, format]) => format);
    expect(formats).toEqual(face.includes(" Variable'") ? ['woff2'] : ['woff2', 'woff']);
  }
});

test('[UI70] every file that a face names is here, no other is, and none is large', () => {
  const files = faces.flatMap(named);
  for (const file of files) {
    expect(existsSync(join(folder, file)), file).toBe(true);
    expect(statSync(join(folder, file)).size, file).toBeLessThan(48_000);
  }
  const present = families.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
  expect(present.filter((file) => !file.endsWith('/OFL.txt')).sort()).toEqual([...new Set(files)].sort());
});

test('[UI70] variable faces are for the engines that say they know them', () => {
  const asked = css.slice(css.indexOf('@supports (font-variation-settings'), css.indexOf('\n}\n'));
  for (const face of faces) expect(asked.includes(face)).toBe(face.includes(" Variable'"));
});

test('[UI71] every family comes with its licence', () => {
  for (const { name } of families) {
    expect(readFileSync(join(folder, name, 'OFL.txt'), 'utf8'), name).toContain('SIL Open Font License, Version 1.1');
  }
});

test('[UI70] every stack of the theme names bundled families, Arabic and Hebrew among them', () => {
  const bundled = new Set(faces.map((face) => /font-family: '([^']+)'/.exec(face)?.[1]));
  const stacks = [...Object.values(brandTokens), ...Object.values(universeTokens)].flatMap(({ font }) =>
    font === undefined ? [] : [font.ui, font.arabic],
  );
  const scripts = ['IBM Plex Sans Arabic', 'Noto Sans Hebrew'];
  for (const stack of stacks) {
    const [first = '', second = ''] = stack.filter((family) => !scripts.includes(family));
    expect(first).toBe(`${second} Variable`);
    for (const family of [first, second, ...scripts]) {
      expect(bundled).toContain(family);
      expect(stack).toContain(family);
    }
  }
});
