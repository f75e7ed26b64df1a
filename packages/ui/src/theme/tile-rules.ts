import { withAlpha } from './css-values';
import { focusLightShadows } from './focus-light';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** Rules of tiles, their badge and progress, and the focus ring (design 5 and 7). */
export function tileRules(theme: ResolvedTheme): string[] {
  const { color, radius, ringWidth, ringGap, isHighContrast } = theme;
  const reach = ringWidth + ringGap;
  const tile = rem(radius.tile);
  const edge = isHighContrast ? `0 0 0 2px ${color.text}` : '0 0 0 1px rgba(255,255,255,.09)';
  return [
    `.fs-tile{color:${color.text2}}`,
    `.fs-tile-art{background-color:${color.surface};border-radius:${tile}}`,
    `.fs-tile-edge{border-radius:${tile};box-shadow:inset ${edge}}`,
    `.fs-tile-title{color:${color.text2}}`,
    `.fs-tile-meta{color:${color.text3}}`,
    `.fs-tile[data-focused] .fs-tile-title{color:${color.text};font-weight:700}`,
    `.fs-tile[data-focused] .fs-tile-meta{color:${color.text2}}`,
    `.fs-tile-frame::after{top:-${rem(reach)};right:-${rem(reach)};bottom:-${rem(reach)};left:-${rem(reach)};border:${rem(ringWidth)} solid ${theme.tileRing};border-radius:${rem(radius.tile + reach)};box-shadow:0 0 0 1px ${withAlpha(color.deep, 0.7)},inset 0 0 0 ${rem(ringGap)} ${color.deep},${focusLightShadows(theme).tile}}`,
    isHighContrast
      ? '.fs-tile-pool{background:none}'
      : `.fs-tile-pool{background:radial-gradient(closest-side,${withAlpha(color.accent, 0.5)},${withAlpha(color.accent, 0.16)} 55%,${withAlpha(color.accent, 0)})}`,
    '.fs-tile--profile .fs-tile-frame::after,.fs-tile--round .fs-tile-frame::after,.fs-tile--profile .fs-tile-art,.fs-tile--round .fs-tile-art,.fs-tile--profile .fs-tile-edge,.fs-tile--round .fs-tile-edge{border-radius:50%}',
    // A rail that still loads holds the focus itself: its first shape wears the ring.
    `.fs-rail-dims[data-active] .fs-skeleton:first-child,.fs-skeleton[data-focused]{box-shadow:0 0 0 ${rem(ringGap)} ${color.deep},0 0 0 ${rem(reach)} ${theme.tileRing}}`,
    `.fs-tile-missing{background-color:${color.surface};color:${color.text}}`,
    `.fs-tile-horizon{background-color:${isHighContrast ? color.line : withAlpha(color.accent, 0.55)}}`,
    '.fs-shade{background:linear-gradient(to top,rgba(0,0,0,.7),rgba(0,0,0,0))}',
    `.fs-badge{background-color:${withAlpha(color.deep, 0.86)};color:${color.text};border-radius:${rem(6)};font-weight:600}`,
    `.fs-badge--live,.fs-badge--accent{background-color:${color.accent};color:${color.onAccent};font-weight:700}`,
    `.fs-progress{background-color:rgba(255,255,255,.34);border-radius:${rem(3)}}`,
    `.fs-progress-bar{background-color:${color.accent};border-radius:${rem(3)}}`,
    `.fs-rails-resting .fs-rail-dims{opacity:${theme.restDim}}`,
    '.fs-rails-resting .fs-rail-dims[data-active]{opacity:1}',
    // The second line of a caption, dimmed too, could not be read.
    `.fs-rails-resting .fs-rail-dims:not([data-active]) .fs-tile-meta{color:${color.text2}}`,
  ];
}
