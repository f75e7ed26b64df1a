import { controlRules } from './control-rules';
import { withAlpha } from './css-values';
import { motionRules } from './motion-rules';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';
import { surfaceRules } from './surface-rules';
import { tileRules } from './tile-rules';
import { typeRules } from './type-rules';

/**
 * Plain rules of a theme, one rule a string: literal colours, fonts and radii on the stable classes `fs-*`, without
 * custom properties. {@link installTheme} writes them (reading "Theme").
 */
export function themeRules(theme: ResolvedTheme): readonly string[] {
  const { color } = theme;
  return [
    // A system that forces its colours would take ring, light and icons away; the high contrast, which is worn then, has what it asks for.
    '@media (forced-colors:active){html{forced-color-adjust:none}}',
    `html,body{background:${color.deep};color:${color.text}}`,
    `.fs-bg{background-color:${color.bg}}`,
    `.fs-deep{background-color:${color.deep}}`,
    `.fs-text{color:${color.text}}`,
    `.fs-text2{color:${color.text2}}`,
    `.fs-text3{color:${color.text3}}`,
    `.fs-accent{color:${color.accent}}`,
    `.fs-error{color:${color.error}}`,
    `.fs-ok{color:${color.ok}}`,
    `.fs-surface{background-color:${color.surface}}`,
    `.fs-line{border-color:${color.line}}`,
    `.fs-rating{border-color:${color.text3};color:${color.text};border-radius:${rem(5)}}`,
    `.fs-divider{background-color:${withAlpha(color.text, 0.24)}}`,
    ...typeRules(theme),
    ...surfaceRules(theme),
    ...tileRules(theme),
    ...controlRules(theme),
    ...motionRules(theme),
  ];
}
