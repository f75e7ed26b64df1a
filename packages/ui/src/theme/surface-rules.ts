import { withAlpha } from './css-values';
import { groundGradients } from './ground-gradients';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** Rules of what lies behind: header, scrims, fades, panels, skeletons, notices (design 2, 4 and 9). */
export function surfaceRules(theme: ResolvedTheme): string[] {
  const { color, radius, isHighContrast } = theme;
  const ground = groundGradients(color.bg);
  const panelEdge = isHighContrast ? `inset 0 0 0 2px ${color.text}` : 'inset 0 0 0 1px rgba(255,255,255,.07)';
  const sheen = isHighContrast ? color.raised : '#22323B';
  return [
    // Dense where its letters stand: they are read over white art too.
    `.fs-header{background:linear-gradient(to bottom,${withAlpha(color.deep, 0.9)},${withAlpha(color.deep, 0.66)} 45%,${withAlpha(color.deep, 0.2)} 65%,${withAlpha(color.deep, 0)} 82%)}`,
    `.fs-header-fixed{background-color:${color.bg};box-shadow:inset 0 -1px 0 ${color.line}}`,
    `.fs-scrim-start{background:${ground.start}}`,
    `[dir=rtl] .fs-scrim-start{background:${ground.startRtl}}`,
    `.fs-scrim-bottom{background:${ground.bottom}}`,
    // In high contrast nothing fades: what is cut ends at an edge.
    `.fs-fade{background:${isHighContrast ? `linear-gradient(to top,${color.bg} 43%,${withAlpha(color.bg, 0)} 43%)` : ground.fade}}`,
    `.fs-sill{background:${isHighContrast ? color.bg : ground.sill}}`,
    // Art behind a text that is read, and none in high contrast.
    `.fs-faint{${isHighContrast ? 'display:none' : 'opacity:.22'}}`,
    `.fs-backdrop{background-color:${withAlpha(color.deep, 0.86)}}`,
    `.fs-panel{background-color:${color.surface};border-radius:${rem(radius.panel)};box-shadow:0 ${rem(30)} ${rem(80)} rgba(0,0,0,.6),${panelEdge}}`,
    `.fs-plate{background-color:${color.text};color:${color.bg};border-radius:${rem(26)};box-shadow:0 ${rem(20)} ${rem(60)} rgba(0,0,0,.6)}`,
    `.fs-dashed{border-color:${color.line};border-radius:${rem(14)}}`,
    `.fs-failed{background-color:${color.surface};border-radius:${rem(14)}}`,
    `.fs-skeleton{background-color:${color.surface};border-radius:${rem(radius.tile)}}`,
    theme.isPlain
      ? '.fs-skeleton-sheen{background:none}'
      : `.fs-skeleton-sheen{background:linear-gradient(100deg,${withAlpha(sheen, 0)} 20%,${sheen} 50%,${withAlpha(sheen, 0)} 80%)}`,
    `.fs-dusk{background:radial-gradient(ellipse ${rem(900)} ${rem(240)} at 50% 100%,${withAlpha(color.accent, 0.3)},${withAlpha(color.accent, 0.08)} 55%,${withAlpha(color.accent, 0)}),linear-gradient(to bottom,${color.deep},${color.bg} 55%,${color.surface})}`,
    `.fs-dusk-line{background:linear-gradient(to right,${withAlpha(color.accent, 0)},${withAlpha(color.accent, 0.55)} 50%,${withAlpha(color.accent, 0)})}`,
    `.fs-player-shade{background:linear-gradient(to bottom,${withAlpha(color.deep, 0.82)},${withAlpha(color.deep, 0)} 26%,${withAlpha(color.deep, 0)} 40%,${withAlpha(color.deep, 0.72)} 66%,${withAlpha(color.deep, 0.95)})}`,
    `.fs-rail-title{color:${color.text}}`,
  ];
}
