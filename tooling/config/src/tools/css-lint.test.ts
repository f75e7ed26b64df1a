import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

const configFile = join(import.meta.dirname, '../../../../stylelint.config.mjs');

const rulesBrokenBy = async (code: string, codeFilename = 'tile.module.css'): Promise<string[]> => {
  const { results } = await stylelint.lint({ code, configFile, codeFilename });
  return results.flatMap(({ warnings, parseErrors }) => [
    ...warnings.map(({ rule }) => rule),
    ...parseErrors.map(String),
  ]);
};

it.each([
  '.a { gap: 1rem; }',
  '.a { row-gap: 1rem; }',
  '.a { column-gap: 1rem; }',
  '.a { aspect-ratio: 16 / 9; }',
  '.a { display: grid; }',
  '.a { grid-template-columns: 1fr 1fr; }',
  '.a { width: clamp(1rem, 2vw, 3rem); }',
  '.a { width: min(1rem, 2vw); }',
  '.a { width: calc(1rem + max(1rem, 2vw)); }',
  '.a { color: var(--accent); }',
  '.a { --accent: inherit; }',
  '.a { inset: 0; }',
  '.a { margin-inline-start: 1rem; }',
  '.a { translate: 1rem; }',
  '.a:focus-visible { top: 0; }',
  '.a:is(.b) { top: 0; }',
  '.a:where(.b) { top: 0; }',
  '.a:has(.b) { top: 0; }',
  '@layer x { .a { top: 0; } }',
  '@container (width > 1rem) { .a { top: 0; } }',
  '.a { .b { top: 0; } }',
])('[HO22] refuses what Chromium 63 drops and no compiler fixes: %s', async (code) => {
  expect(await rulesBrokenBy(code)).not.toEqual([]);
});

it.each([
  ['.a { width: 3px; }', 'unit-disallowed-list'],
  ['@media (max-width: 720px) { .a { width: 3px; } }', 'unit-disallowed-list'],
  ['.a { color: red; }', 'color-named'],
  ['.a { color: #fff; }', 'color-no-hex'],
  ['.a { color: rgba(0, 0, 0, 0.5); }', 'function-disallowed-list'],
  ['.a { color: hsl(0, 0%, 0%); }', 'function-disallowed-list'],
])('[HO23] refuses lengths in px and colours: %s', async (code, rule) => {
  expect(await rulesBrokenBy(code)).toEqual([rule]);
});

it('[HO23] lets a window be measured in px, and the theme hold the colours it is made of', async () => {
  expect(await rulesBrokenBy('@media (max-width: 720px) { .a { width: 3rem; } }')).toEqual([]);
  const theme = join(import.meta.dirname, '../../../../packages/ui/src/theme/any.css');
  expect(await rulesBrokenBy('.a { border: 2px solid #fff; }', theme)).toEqual([]);
  expect(await rulesBrokenBy('.a { width: max(1rem, 2vw); }', theme)).toContain('function-disallowed-list');
});

it('[HO34] refuses to ask for inline styles, which every move of a page changes', async () => {
  expect(await rulesBrokenBy(".a[style*='top'] > .b { top: 0; }")).toEqual(['selector-attribute-name-disallowed-list']);
});

it('[HO22] lets through what Chromium 63 draws', async () => {
  const code = `
    .tile { position: relative; display: flex; flex-wrap: nowrap; width: 12rem; padding-top: 56.25%; color: inherit; }
    .tile > * + * { margin-left: 1rem; }
    .tile :global(.accent) { border: 0.1rem solid currentColor; background: transparent; }
    .moving { transform: translate3d(-2rem, 0, 0); transition: transform 0.3s ease-out; will-change: transform; }
    .title { display: -webkit-box; overflow: hidden; text-overflow: ellipsis; -webkit-line-clamp: 2; outline: none; }
    .art { object-fit: cover; opacity: 0.5; border-radius: 0.5rem; user-select: none; pointer-events: none; }
    @media (prefers-reduced-motion: reduce) { .moving { transition: none; } }
    @keyframes turn { to { transform: rotate(360deg); } }
  `;
  expect(await rulesBrokenBy(code)).toEqual([]);
});
