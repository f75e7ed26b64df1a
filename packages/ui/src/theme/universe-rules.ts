import { withAlpha } from './css-values';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';
import type { UniverseName } from './tokens';

/** Rules that a children's universe has beyond its tokens: its hour of the day, and how little there is to read (design 10). */
export function universeRules(universe: UniverseName, theme: ResolvedTheme): readonly string[] {
  // High contrast shows no pictures behind text.
  const ground = theme.isHighContrast
    ? []
    : [`main.fs-bg{background-image:${grounds[universe](theme).join(',')}}`, 'main .fs-fade{background:none}'];
  if (universe === 'komet') return ground;
  const large = [
    '.fs-type-logo{letter-spacing:0}',
    ...(theme.isHighContrast ? [] : ['.fs-header{background:none}']),
    `.fs-keypad{font-size:${rem(universe === 'pip' ? 21 : 19)}}`,
    `.fs-tile-title{font-size:${rem(26 * theme.textScale)};line-height:${rem(32 * theme.textScale)}}`,
    ...(theme.isHighContrast
      ? []
      : [
          `.fs-tile-edge{box-shadow:inset 0 0 0 ${rem(5)} rgba(255,255,255,.92)}`,
          '.fs-tile[data-focused] .fs-tile-edge{box-shadow:none}',
        ]),
  ];
  if (universe === 'hopla')
    return [...ground, ...large, '.fs-tile:not([data-focused]) .fs-tile-meta{visibility:hidden}'];
  return [
    ...ground,
    ...large,
    '.fs-tile-title,.fs-tile-meta{visibility:hidden}',
    '.fs-tile-edge{box-shadow:none}',
    `.fs-rails-resting [data-active] .fs-tile:not([data-focused]){opacity:${theme.neighbourDim}}`,
  ];
}

const disc = (color: string, radius: number, place: string): string =>
  `radial-gradient(circle ${rem(radius)} at ${place},${color} 97%,${withAlpha(color, 0)})`;

const hill = (color: string, width: number, height: number, place: string): string =>
  `radial-gradient(ellipse ${rem(width)} ${rem(height)} at ${place},${color} 99%,${withAlpha(color, 0)})`;

/** Stars of one field, repeated by none: few, and where no text stands for long. */
const stars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [66, 24, 2],
  [78, 31, 1.5],
  [59, 26, 1.5],
  [91, 22, 2],
  [97, 35, 1.5],
  [83, 52, 2],
  [52, 90, 2],
  [23, 94, 1.5],
  [73, 88, 2],
  [88, 96, 1.5],
  [4, 92, 2],
];

const grounds: Readonly<Record<UniverseName, (theme: ResolvedTheme) => readonly string[]>> = {
  komet: ({ color }) => [
    ...stars.map(([x, y, radius]) => disc(color.text2, radius, `${x}% ${y}%`)),
    `linear-gradient(to bottom,${color.deep},${color.bg} 35%,${color.raised})`,
  ],
  hopla: ({ color }) => [
    hill('#06484A', 1100, 190, '78% 105%'),
    hill('#085A5C', 1200, 330, '40% 112%'),
    hill('#0B6468', 520, 330, '4% 92%'),
    disc(color.accent, 90, '78% 19%'),
    `linear-gradient(to bottom,#084B78,${color.bg} 60%)`,
  ],
  pip: ({ color }) => [
    hill('#4A2040', 1000, 150, '28% 108%'),
    hill('#6B3156', 1100, 210, '30% 108%'),
    disc('#F5C498', 180, '50% 84%'),
    `linear-gradient(to bottom,${color.raised},${color.bg} 30%,#9A4F66 65%,#B96A6E 85%)`,
  ],
};
