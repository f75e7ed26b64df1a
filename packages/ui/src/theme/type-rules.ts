import { fontFamily } from './css-values';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';
import { ruleTokens, type TypeRole } from './rule-tokens';

const LARGEST_SCALED_PX = 40;

/** Rules of the text classes `fs-type-*` (design 3). */
export function typeRules(theme: ResolvedTheme): string[] {
  const roles = Object.keys(ruleTokens.type) as TypeRole[];
  const scaled = (size: number): string => rem(size <= LARGEST_SCALED_PX ? size * theme.textScale : size);
  return [
    `.fs-root{font-family:${fontFamily(theme.font.ui)}}`,
    '.fs-root button{font-family:inherit}',
    `[dir=rtl] .fs-root,[dir=rtl].fs-root{font-family:${fontFamily(theme.font.arabic)}}`,
    ...roles.map((role) => {
      const { size, line, weight, tracking } = ruleTokens.type[role];
      const spacing = tracking === 0 ? '' : `;letter-spacing:${tracking}em`;
      return `.fs-type-${role}{font-size:${scaled(size)};line-height:${scaled(line)};font-weight:${weight}${spacing}}`;
    }),
    // Letters that join must not be spaced, and Arabic needs room above and below where lines follow one another.
    '[dir=rtl] .fs-type-display,[dir=rtl] .fs-type-title,[dir=rtl] .fs-type-heading,[dir=rtl] .fs-type-rail{letter-spacing:0}',
    `[dir=rtl] .fs-type-display{line-height:${rem(88)}}`,
    ...(['title', 'heading', 'body'] as const).map(
      (role) => `[dir=rtl] .fs-type-${role}{line-height:${scaled(ruleTokens.type[role].line + 4)}}`,
    ),
  ];
}
