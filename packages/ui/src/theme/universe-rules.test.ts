import type { Universe, UniverseLook } from '@fjernsyn/brand';
import { brands } from '@fjernsyn/brand/brands';
import { contrast, plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { rem } from './rem';
import { themeCss } from './theme-css';
import type { ThemeMode } from './tokens';

const brand = plainBrand;
const [readers, listeners] = brand.universes as [Universe, Universe];

const rulesOf = (universe: Universe, ...modes: readonly ThemeMode[]): string =>
  themeCss({ brand, universe, modes }).join('\n');

const looking = (look: Partial<UniverseLook>): Universe => ({ ...readers, look: { ...readers.look, ...look } });

test('[UI73] a universe keeps the letters and the texts of its brand, unless it states others', () => {
  expect(rulesOf(readers)).not.toContain('visibility:hidden');
  expect(rulesOf(readers)).toContain('.fs-root{font-family:"IBM Plex Sans Arabic"');
  const font = { family: 'Rounded', fallbacks: ['Arial'], arabicFallbacks: ['Arial'] };
  expect(rulesOf(looking({ font }))).toContain(
    '.fs-root{font-family:"Rounded Variable","Rounded Ext Variable",Rounded,"Rounded Ext","IBM Plex Sans Arabic"',
  );
});

test('[UI73] the picture behind the page is laid from its layers, the one in front first', () => {
  const universe = looking({
    ground: [
      { kind: 'discs', paint: 'text2', discs: [[66, 24, 16]] },
      { kind: 'hill', paint: '#06484A', x: 78, y: 105, width: 160, height: 32 },
      { kind: 'sky', stops: [['deep'], ['#112233', 35], ['raised']] },
    ],
  });
  const { deep, raised } = brand.color;
  expect(rulesOf(universe)).toContain(
    [
      'main.fs-bg{background-image:radial-gradient(circle 1rem at 66% 24%,#C8C8C8 97%,rgba(200,200,200,0))',
      'radial-gradient(ellipse 10rem 2rem at 78% 105%,#06484A 99%,rgba(6,72,74,0))',
      `linear-gradient(to bottom,${deep},#112233 35%,${raised})}`,
    ].join(','),
  );
});

test('[UI675] a screen over the page has sky and hills behind its words, and neither suns nor stars', () => {
  const universe = looking({
    ground: [
      { kind: 'discs', paint: 'text2', discs: [[66, 24, 16]] },
      { kind: 'sky', stops: [['deep'], ['raised']] },
    ],
  });
  const { deep, raised } = brand.color;
  expect(rulesOf(universe)).toContain(`.fs-room{background-image:linear-gradient(to bottom,${deep},${raised})}`);
  expect(themeCss({ brand, universe, modes: ['highContrast'] }).join()).not.toContain('.fs-room');
});

test('[UI564] [UI565] a hero and the end of the page run out into the sky, and before hills nothing fades', () => {
  const sky: UniverseLook['ground'][number] = { kind: 'sky', stops: [['deep'], ['#112233', 35], ['#445566']] };
  const clear = rulesOf(looking({ ground: [sky] }));
  expect(clear).toContain('main .fs-fade{background:linear-gradient(to top,#445566 43%,rgba(68,85,102,0))}');
  expect(clear).toContain('.fs-hero-art{-webkit-mask-image:linear-gradient(to bottom,#000 60%,rgba(0,0,0,0))');
  const hilly = rulesOf(
    looking({ ground: [{ kind: 'hill', paint: '#06484A', x: 78, y: 105, width: 160, height: 32 }, sky] }),
  );
  expect(hilly).toContain('main .fs-fade,main .fs-sill{background:none}');
});

test('[UI73] where children learn to read, letters are large and the second line shows in focus alone', () => {
  const letters = { tileTitle: 26, tileTitleLine: 32, lines: 1 as const, keypad: 19 };
  const rules = rulesOf(
    looking({ ringWidth: 8, tileRing: '#FFD23F', tileText: 'second-in-focus', tileEdge: 5, letters }),
  );
  expect(rules).toContain(`border:${rem(8)} solid #FFD23F`);
  expect(rules).toContain('.fs-tile:not([data-focused]) .fs-tile-meta{visibility:hidden}');
  expect(rules).toContain(`.fs-tile-title{font-size:${rem(26)};line-height:${rem(32)}}`);
  expect(rules).toContain(`.fs-tile-edge{box-shadow:inset 0 0 0 ${rem(5)} rgba(255,255,255,.92)}`);
});

test('[UI73] where nobody reads yet there is no text, the widest ring, and dim neighbours', () => {
  const rules = rulesOf(listeners);
  expect(rules).toContain(`border:${rem(12)} solid #FFFFFF`);
  expect(rules).toContain('.fs-tile-title,.fs-tile-meta{visibility:hidden}');
  expect(rules).toContain('.fs-tile:not([data-focused]){opacity:0.5}');
});

test('[UI74] high contrast has a yellow ring of 6 between black, white edges, and neither light nor dimming nor pictures behind text', () => {
  const rules = rulesOf(listeners, 'highContrast');
  expect(rules).not.toContain('main.fs-bg');
  expect(rules).toContain('solid #FFD400');
  expect(rules).toContain('.fs-tile-edge{border-radius:2.5rem;box-shadow:inset 0 0 0 2px #FFFFFF}');
  expect(rules).not.toContain('.fs-tile-edge{box-shadow:none}');
  expect(rules).toContain('.fs-tile-pool{background:none}');
  expect(rules).toContain('.fs-rails-resting .fs-rail-dims{opacity:1}');
});

test('[UI75] the plain mode keeps ring and pool, and drops the glow', () => {
  const glow = `0 0 ${rem(28)} ${rem(4)}`;
  expect(themeCss({ brand }).join('\n')).toContain(glow);
  const plain = themeCss({ brand, modes: ['plain'] }).join('\n');
  expect(plain).not.toContain(glow);
  expect(plain).toContain(`border:${rem(4)} solid ${brand.color.ring}`);
  expect(plain).toContain('.fs-tile-pool{background:radial-gradient');
});

/** The colour of white art under a shade. */
const overWhite = (shade: string, alpha: number): string => {
  const mixed = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16) * alpha + 255 * (1 - alpha));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

test.each(brands.flatMap((each) => each.universes.map((universe) => [each.id, universe.id, each, universe] as const)))(
  '[UI424] [found-kids-01] the name in the header can be read over any art: %s %s',
  (_, __, each, universe) => {
    const rules = themeCss({ brand: each, universe });
    const shades = rules.filter((rule) => rule.startsWith('.fs-header{'));
    expect(shades).toHaveLength(1);
    // Its letters stand in the upper 45 % of the shade.
    const alpha = Number(/,(0\.\d+)\) 45%/.exec(shades[0] ?? '')?.[1]);
    const color = { ...each.color, ...universe.look.color };
    expect(contrast(color.text, overWhite(color.deep, alpha))).toBeGreaterThanOrEqual(4.5);
  },
);
