import { withAlpha } from './css-values';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** Rules of buttons, header entries and player controls: filled with lamp white in focus (design section 5). */
export function controlRules(theme: ResolvedTheme): string[] {
  const { color, radius, isHighContrast, isPlain } = theme;
  const ring = isHighContrast ? color.accent : color.ring;
  const glow = isHighContrast || isPlain ? '' : `,0 0 ${rem(44)} ${rem(12)} ${withAlpha(color.accent, 0.55)}`;
  const reach = isHighContrast ? 10 : 8;
  const halo = `0 0 0 ${rem(4)} ${color.deep},0 0 0 ${rem(reach)} ${ring}${glow}`;
  const edge = isHighContrast ? `inset 0 0 0 2px ${color.text}` : 'inset 0 0 0 1px rgba(255,255,255,.12)';
  return [
    `.fs-button{background-color:${withAlpha(color.raised, 0.92)};color:${color.text};border-radius:${rem(radius.button)};box-shadow:${edge}}`,
    `.fs-button[data-on]{box-shadow:inset 0 0 0 2px ${color.accent}}`,
    `.fs-button[data-disabled]{color:${color.text3}}`,
    `.fs-button[data-focused]{color:${color.onRing}}`,
    `.fs-button-light{border-radius:${rem(radius.button)};background-color:${color.ring};box-shadow:${halo}}`,
    `.fs-entry{color:${color.text2}}`,
    `.fs-entry[data-current]{color:${color.text}}`,
    `.fs-entry[data-focused]{color:${color.onRing}}`,
    `.fs-entry-light{border-radius:${rem(Math.min(radius.button, 22))};background-color:${color.ring};box-shadow:${halo}}`,
    `.fs-marker{background-color:${color.accent};height:${rem(theme.marker.height)};border-radius:${rem(theme.marker.radius)} ${rem(theme.marker.radius)} 0 0}`,
    `.fs-marker-line{background:linear-gradient(to right,${withAlpha(color.text, 0)},${withAlpha(color.text, 0.75)} 50%,${withAlpha(color.text, 0)})}`,
    `.fs-logo{color:${color.text}}`,
    `.fs-mark-sun{fill:${color.accent}}`,
    `.fs-mark-dotted{stroke:${color.accent};fill:none}`,
    `.fs-mark-line{stroke:${color.text};fill:none}`,
    `.fs-pip{background-color:${withAlpha(color.text, 0.38)};border-radius:${rem(3)}}`,
    `.fs-pip[data-current]{background-color:${color.accent}}`,
    `.fs-control{color:${withAlpha(color.text, 0.86)}}`,
    `.fs-control[data-focused]{color:${color.onRing}}`,
    `.fs-seek-track{background-color:${withAlpha(color.text, 0.28)};border-radius:${rem(5)}}`,
    `.fs-seek-buffered{background-color:${withAlpha(color.text, 0.3)};border-radius:${rem(5)}}`,
    `.fs-seek-played{background-color:${color.accent};border-radius:${rem(5)}}`,
    `.fs-seek-knob{background-color:${color.ring};border-radius:50%;box-shadow:0 0 0 ${rem(2)} ${withAlpha(color.deep, 0.6)}}`,
    `.fs-seek-light{border-radius:50%;box-shadow:${halo}}`,
    `.fs-thumbnail-art{background-color:${color.surface};border-radius:${rem(radius.cell)}}`,
    `.fs-thumbnail-ring{border-radius:${rem(radius.cell)};box-shadow:0 0 0 ${rem(3)} ${color.deep},0 0 0 ${rem(6)} ${ring},0 ${rem(14)} ${rem(50)} rgba(0,0,0,.8)}`,
    `.fs-spinner-bar{background-color:${color.text};border-radius:${rem(4)}}`,
    `.fs-spinner-bar--sun{background-color:${color.accent}}`,
  ];
}
