import { expect, it } from 'vitest';
import { partedFaces } from './late-faces';

const face = (name: string, range: string) =>
  `@font-face{font-family:${name};src:url(./${name}.woff);unicode-range:${range}}`;
const variable = `@supports (inset:0){${face('variable', 'U+590-5FF')}${face('other', 'U+??')}}`;
const css = [
  variable,
  face('latin', 'U+??,U+131'),
  face('more', 'U+100-2BA'),
  face('arabic', 'U+6??,U+750-77F'),
  face('hebrew', 'U+5??'),
  '.a{color:red}',
].join('');

const named = (style = '') => Array.from(style.matchAll(/font-family:(\w+)/g), ([, name]) => name);

it('[PK117] faces that a start does not need stand where an engine heeds ranges', () => {
  const { style } = partedFaces(css);
  const [plain, asked] = style.split('@supports (will-change:transform)');
  expect(named(plain)).toEqual(['variable', 'other', 'latin']);
  expect(named(asked)).toEqual(['more', 'arabic', 'hebrew']);
  expect(style).toContain(variable);
  expect(plain).toContain('.a{color:red}');
});

it('[PK117] the Arabic faces are a stylesheet of their own', () => {
  expect(partedFaces(css).arabic).toBe(face('arabic', 'U+6??,U+750-77F'));
});

it('[PK117] a face without a range is everybody’s, and a stylesheet without late ones stays as it is', () => {
  const plain = '@font-face{font-family:all;src:url(./all.woff)}.a{color:red}';
  expect(partedFaces(plain).style).toBe(plain);
});
