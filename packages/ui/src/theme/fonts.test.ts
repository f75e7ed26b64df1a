// @vitest-environment node

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@fjernsyn/brand/brands';
import { expect, test } from 'vitest';
import { fontStacks } from './font-stacks';

const folder = join(import.meta.dirname, '../../fonts');
const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sheets = families.map(({ name }) => readFileSync(join(folder, name, `${name}.css`), 'utf8'));
const faces = sheets.flatMap(facesOf);

function facesOf(css: string): readonly string[] {
  return css.match(/@font-face \{[^}]*\}/g) ?? [];
}

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
  const files = families.flatMap(({ name }, index) =>
    facesOf(sheets[index] ?? '')
      .flatMap(named)
      .map((file) => `${name}/${file}`),
  );
  for (const file of files) {
    expect(existsSync(join(folder, file)), file).toBe(true);
    expect(statSync(join(folder, file)).size, file).toBeLessThan(48_000);
  }
  const present = families.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
  expect(present.filter((file) => /\.woff2?$/.test(file)).sort()).toEqual([...new Set(files)].sort());
});

test('[UI301] variable faces are for the engines that say they know them', () => {
  for (const css of sheets) {
    const start = css.indexOf('@supports (font-variation-settings');
    const asked = start === -1 ? '' : css.slice(start, css.indexOf('\n}\n', start));
    for (const face of facesOf(css)) expect(asked.includes(face)).toBe(face.includes(" Variable'"));
  }
});

test('[UI70] the one stylesheet has every family', () => {
  const imported = readFileSync(join(folder, 'fonts.css'), 'utf8');
  for (const { name } of families) expect(imported).toContain(`@import './${name}/${name}.css'`);
});

test('[UI71] every family comes with its licence', () => {
  for (const { name } of families) {
    expect(readFileSync(join(folder, name, 'OFL.txt'), 'utf8'), name).toContain('SIL Open Font License, Version 1.1');
  }
});

test('[UI70] every stack of a brand names bundled families, Arabic and Hebrew among them', () => {
  const bundled = new Set(faces.map((face) => /font-family: '([^']+)'/.exec(face)?.[1]));
  const fonts = brands.flatMap(({ font, universes }) => [font, ...universes.map(({ look }) => look.font ?? font)]);
  const scripts = ['IBM Plex Sans Arabic', 'Noto Sans Hebrew'];
  for (const font of fonts) {
    const { ui, arabic } = fontStacks(font);
    const { family } = font;
    const own = family === undefined ? [] : [`${family} Variable`, `${family} Ext Variable`, family, `${family} Ext`];
    for (const name of [...own, ...scripts]) expect(bundled).toContain(name);
    expect(ui).toEqual([...own, ...scripts, ...font.fallbacks]);
    expect(arabic).toEqual([...scripts, ...own, ...font.arabicFallbacks]);
  }
});

test('[UI302] letters that a Danish text has none of are a family of their own: no family waits for a file that it has a range for', () => {
  for (const face of faces)
    expect(named(face).every((file) => file.includes('-latin-ext-'))).toBe(/ Ext( Variable)?';/.test(face));
});

test('[UI390] engines that fetch every face despite its range find those of Danish alone', () => {
  const asked = '@supports (will-change: transform) {';
  for (const { name } of families) {
    const css = readFileSync(join(folder, name, `${name}.css`), 'utf8');
    const isAsked = readFileSync(join(folder, 'fonts.css'), 'utf8').includes(
      `${name}.css' supports(will-change: transform)`,
    );
    const plain = isAsked ? '' : (css.split(asked)[0] ?? '');
    for (const face of facesOf(css))
      expect(plain.includes(face)).toBe(/-latin-(?!ext)/.test(face) || / Variable'/.test(face));
  }
});
