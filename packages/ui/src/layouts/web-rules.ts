import type { ColorTokens } from '@fjernsyn/brand';
import { contrastOf } from '../theme/contrast';
import { withAlpha } from '../theme/css-values';
import { rem } from '../theme/rem';
import { ruleTokens, type TypeRole } from '../theme/rule-tokens';
import type { Theme } from '../theme/theme';

type Notch = Readonly<Record<Exclude<TypeRole, 'display'>, readonly [size: number, line: number]>>;

const desktop: Notch = {
  title: [44, 50],
  heading: [28, 36],
  rail: [21, 26],
  body: [19, 29],
  label: [17, 22],
  button: [18, 24],
  meta: [15, 20],
  logo: [25, 32],
};

const phone: Notch = {
  title: [36, 42],
  heading: [26, 32],
  rail: [19, 24],
  body: [17, 24],
  label: [17, 22],
  button: [17, 22],
  meta: [15, 22],
  logo: [22, 28],
};

/** Rules of a window that is no TV, after those of the theme: type a notch smaller, and what a pointer or a finger needs (design 12). */
export function webRules(name: 'desktop' | 'phone', theme: Theme): readonly string[] {
  const { color } = theme;
  const notch = name === 'desktop' ? desktop : phone;
  const scaled = (px: number): string => rem(px <= 40 ? px * theme.textScale : px);
  return [
    ...(Object.keys(notch) as (keyof Notch)[]).map((role) => {
      const [size, line] = notch[role];
      return `.fs-type-${role}{font-size:${scaled(size)};line-height:${scaled(line)}}`;
    }),
    ...(name === 'desktop' ? displayRules(84, 92, 92) : displayRules(44, 46, 56)),
    ...(name === 'phone' ? [`.fs-field-text{font-size:${scaled(24)};line-height:${scaled(30)}}`] : []),
    // Bars of what scrolls are the browser's own, which are light where nobody says otherwise.
    `:root{color-scheme:${contrastOf(color.bg, '#ffffff') > contrastOf(color.bg, '#000000') ? 'dark' : 'light'}}`,
    // As on a TV, where their lines are those of its own sizes.
    ...(['title', 'heading', 'body'] as const).map(
      (role) => `[dir=rtl] .fs-type-${role}{line-height:${scaled(notch[role][1] + 4)}}`,
    ),
    // Where a pointer shows the focus, what is to be done first may be filled.
    `.fs-button--primary{background-color:${color.accent};color:${color.onAccent};box-shadow:none}`,
    ...(name === 'phone' ? phoneRules(color) : []),
  ];
}

const displayRules = (size: number, line: number, arabicLine: number): readonly string[] => [
  `.fs-type-display{font-size:${rem(size)};line-height:${rem(line)}}`,
  `[dir=rtl] .fs-type-display{line-height:${rem(arabicLine)}}`,
];

/** The bar at the bottom; and a finger shows itself where it is, so that focus shows once keys move it. */
function phoneRules(color: ColorTokens): readonly string[] {
  return [
    `.fs-entries{background-color:${color.bg};box-shadow:inset 0 1px 0 ${color.line}}`,
    `@media (hover:none){${touchRules(color).map(byTouch).join('')}}`,
  ];
}

type TouchRule = readonly [selectors: readonly string[], declarations: string];

const byTouch = ([selectors, declarations]: TouchRule): string =>
  `${selectors.map((selector) => `html:not([data-keys]) ${selector}`).join()}{${declarations}}`;

/** What has focus by touch looks as it does without: no light, no growth, and the ink it has on its own ground. The line of the player alone grows. */
function touchRules(color: ColorTokens): readonly TouchRule[] {
  const field = '.fs-field[data-focused]:not([data-active])';
  return [
    [['.fs-light', '.fs-tile-pool', '.fs-tile-frame::after'], 'visibility:hidden'],
    [['[data-focused].fs-travels', '[data-focused]>.fs-travels'], 'transform:none'],
    [
      [
        '.fs-button[data-focused]',
        '.fs-chip[data-focused]',
        '.fs-key[data-focused]',
        field,
        '.fs-entry[data-focused] .fs-logo',
      ],
      `color:${color.text}`,
    ],
    [['.fs-entry[data-focused]', '.fs-key--quiet[data-focused]', `${field}+.fs-field-icon`], `color:${color.text2}`],
    [[`${field} .fs-field-placeholder`], `color:${color.text3}`],
    [['.fs-entry[data-current]'], `color:${color.text}`],
    [['.fs-button--primary[data-focused]'], `color:${color.onAccent}`],
    [['.fs-control[data-focused]'], `color:${withAlpha(color.text, 0.86)}`],
    [['.fs-entry[data-focused] .fs-stroke-text'], `stroke:${color.text}`],
    [['.fs-entry[data-focused] .fs-fill-text'], `fill:${color.text}`],
    [['.fs-tile[data-focused] .fs-tile-title'], `color:${color.text2};font-weight:${ruleTokens.type.label.weight}`],
    [['.fs-tile[data-focused] .fs-tile-meta'], `color:${color.text3}`],
    [['.fs-scroll[data-focused] .fs-scroll-thumb'], `background-color:${color.text3};box-shadow:none`],
  ];
}
