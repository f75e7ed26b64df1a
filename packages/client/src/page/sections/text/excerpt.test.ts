import type { TextPart } from '@fjernsyn/shell';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `ord${index}`).join(' ');
const paragraph = (count: number): TextPart => ({ kind: 'paragraph', text: words(count) });
const heading: TextPart = { kind: 'heading', text: 'Overskrift' };

test('[CL370] a text that fits is whole', () => {
  const parts = [heading, paragraph(10), { kind: 'list', entries: ['Et', 'To'] } as const];
  expect(excerptOf(parts, 13)).toEqual({ parts, isCut: false });
});

test('[CL370] a longer one ends after a part, and never after a heading', () => {
  const parts = [paragraph(60), heading, paragraph(60), paragraph(10)];
  expect(excerptOf(parts, 9)).toEqual({ parts: parts.slice(0, 1), isCut: true });
});

test('[CL370] a first part that alone is too long ends after a word', () => {
  const [shown] = excerptOf([paragraph(400)], 2).parts;
  expect(shown?.kind === 'paragraph' && shown.text).toMatch(/^ord0 .* ord\d+ …$/);
  const list = excerptOf([{ kind: 'list', entries: Array.from({ length: 40 }, () => words(400)) }], 3).parts[0];
  expect(list?.kind === 'list' && list.entries).toHaveLength(1);
});
