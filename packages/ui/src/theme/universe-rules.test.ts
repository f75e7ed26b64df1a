import { expect, test } from 'vitest';
import { rem } from './rem';
import { themeCss } from './theme-css';
import type { UniverseName } from './tokens';

const rulesOf = (universe: UniverseName): string => themeCss({ brand: 'fjernsyn', universe }).join('\n');

test('[UI73] komet has stars and the type of the grown-ups', () => {
  expect(rulesOf('komet')).toContain('main.fs-bg{background-image:radial-gradient(');
  expect(rulesOf('komet')).toContain('Schibsted Grotesk');
});

test('[UI73] hopla is round, has a wide ring, and a second line in focus alone', () => {
  const rules = rulesOf('hopla');
  expect(rules).toContain('.fs-root{font-family:"Fredoka Variable","Fredoka Ext Variable",Fredoka,"Fredoka Ext"');
  expect(rules).toContain(`border:${rem(8)} solid #FFD23F`);
  expect(rules).toContain('.fs-tile:not([data-focused]) .fs-tile-meta{visibility:hidden}');
});

test('[UI73] pip has nothing to read, the widest ring, and dim neighbours', () => {
  const rules = rulesOf('pip');
  expect(rules).toContain(`border:${rem(12)} solid #FFFFFF`);
  expect(rules).toContain('.fs-tile-title,.fs-tile-meta{visibility:hidden}');
  expect(rules).toContain('.fs-tile:not([data-focused]){opacity:0.58}');
});

test('[UI74] high contrast has a yellow ring of 6 between black, white edges, and neither light nor dimming nor pictures behind text', () => {
  const rules = themeCss({ brand: 'fjernsyn', universe: 'pip', modes: ['highContrast'] }).join('\n');
  expect(rules).not.toContain('main.fs-bg');
  expect(rules).toContain('solid #FFD400');
  expect(rules).toContain('.fs-tile-edge{border-radius:2.5rem;box-shadow:inset 0 0 0 2px #FFFFFF}');
  expect(rules).toContain('.fs-tile-pool{background:none}');
  expect(rules).toContain('.fs-rails-resting .fs-rail-dims{opacity:1}');
});

test('[UI75] the plain mode keeps ring and pool, and drops the glow', () => {
  const glow = `0 0 ${rem(28)} ${rem(4)}`;
  expect(themeCss({ brand: 'fjernsyn' }).join('\n')).toContain(glow);
  const plain = themeCss({ brand: 'fjernsyn', modes: ['plain'] }).join('\n');
  expect(plain).not.toContain(glow);
  expect(plain).toContain(`border:${rem(4)} solid #FFF4DF`);
  expect(plain).toContain('.fs-tile-pool{background:radial-gradient');
});
