import { rem } from '../theme/rem';
import type { ResolvedTheme } from '../theme/resolve-theme';
import type { ColorTokens, TypeRole } from '../theme/tokens';

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

/** Rules of a window that is no TV, after those of the theme: type a notch smaller, and what a pointer or a finger needs (design section 12). */
export function webRules(name: 'desktop' | 'phone', theme: ResolvedTheme): readonly string[] {
  const { color } = theme;
  const notch = name === 'desktop' ? desktop : phone;
  const gap = name === 'desktop' ? 24 : 12;
  const scaled = (px: number): string => rem(px <= 40 ? px * theme.textScale : px);
  return [
    ...(Object.keys(notch) as (keyof Notch)[]).map((role) => {
      const [size, line] = notch[role];
      return `.fs-type-${role}{font-size:${scaled(size)};line-height:${scaled(line)}}`;
    }),
    name === 'desktop'
      ? `.fs-type-display{font-size:${rem(84)};line-height:${rem(92)}}`
      : `.fs-type-display{font-size:${rem(44)};line-height:${rem(46)}}`,
    `html .fs-slot{margin-right:${rem(gap)}}`,
    `html[dir=rtl] .fs-slot{margin-right:0;margin-left:${rem(gap)}}`,
    // Where a pointer shows the focus, what is to be done first may be filled.
    `.fs-button--primary{background-color:${color.accent};color:${color.onAccent};box-shadow:none}`,
    ...(name === 'phone' ? phoneRules(color) : []),
  ];
}

const lights = ['.fs-entry-light', '.fs-button-light', '.fs-tile-pool', '.fs-tile-frame::after'];

/** The bar at the bottom; and a finger shows itself where it is, so that focus shows once keys move it. */
function phoneRules(color: ColorTokens): readonly string[] {
  const byTouch = 'html:not([data-keys]) ';
  return [
    `.fs-entries{background-color:${color.bg};box-shadow:inset 0 1px 0 ${color.line}}`,
    `@media (hover:none){${lights.map((light) => byTouch + light).join()}{visibility:hidden}${byTouch}.fs-entry[data-focused]{color:${color.text2}}${byTouch}.fs-entry[data-current]{color:${color.text}}${byTouch}.fs-button[data-focused]{color:${color.text}}${byTouch}.fs-button--primary[data-focused]{color:${color.onAccent}}}`,
  ];
}
