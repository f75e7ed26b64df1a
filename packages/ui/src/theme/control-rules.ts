import { withAlpha } from './css-values';
import { focusLightShadows } from './focus-light';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** Rules of buttons, keys, fields, header entries and player controls: filled with lamp white in focus (design 5). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a plain list of rules.
export function controlRules(theme: ResolvedTheme): string[] {
  const { color, radius, textScale, isHighContrast } = theme;
  const light = focusLightShadows(theme);
  const edge = isHighContrast ? `inset 0 0 0 2px ${color.text}` : 'inset 0 0 0 1px rgba(255,255,255,.12)';
  const keyEdge = isHighContrast ? edge : 'none';
  const chipRadius = rem(Math.min(radius.button, 22));
  return [
    `.fs-light{background-color:${color.ring}}`,
    `.fs-light::after{box-shadow:${light.control}}`,
    `.fs-light--button{border-radius:${rem(radius.button)}}`,
    `.fs-light--chip{border-radius:${chipRadius}}`,
    `.fs-light--key{border-radius:${rem(radius.key)}}`,
    `.fs-light--entry{border-radius:${rem(Math.min(radius.button, 22))}}`,
    '.fs-light--knob{background-color:transparent;border-radius:50%}',
    `.fs-button{background-color:${withAlpha(color.raised, 0.92)};color:${color.text};border-radius:${rem(radius.button)};box-shadow:${edge}}`,
    `.fs-button[data-on]{box-shadow:inset 0 0 0 2px ${color.accent}}`,
    `.fs-button[data-disabled]{color:${color.text3}}`,
    `.fs-button[data-focused]{color:${color.onRing}}`,
    `.fs-chip{background-color:${color.surface};color:${color.text};border-radius:${chipRadius};box-shadow:${keyEdge}}`,
    `.fs-chip[data-on]{box-shadow:inset 0 0 0 2px ${color.accent}}`,
    `.fs-chip[data-focused]{color:${color.onRing}}`,
    '.fs-keypad{font-size:1rem}',
    `.fs-key{background-color:${color.surface};color:${color.text};border-radius:${rem(radius.key)};box-shadow:${keyEdge}}`,
    `.fs-key--quiet{background-color:transparent;color:${color.text2};box-shadow:none}`,
    `.fs-key[data-disabled]{color:${color.text3}}`,
    `.fs-key[data-focused]{color:${color.onRing}}`,
    `.fs-key-sign{font-size:${1.625 * textScale}em;font-weight:600}`,
    `.fs-key-word{font-size:${1.1875 * textScale}em;font-weight:600}`,
    `.fs-keypad--static .fs-key-sign{font-size:${2.25 * textScale}em}`,
    `.fs-field{border-color:${color.line};color:${color.text}}`,
    `.fs-field[data-active]{border-color:${color.accent}}`,
    `.fs-field-text{font-size:${rem(34 * textScale)};line-height:${rem(40 * textScale)};font-weight:600}`,
    `.fs-field-placeholder{color:${color.text3};font-weight:400}`,
    `.fs-field-icon{color:${color.text2}}`,
    `.fs-field[data-focused]:not([data-active]) .fs-field-placeholder,.fs-field[data-focused]:not([data-active])+.fs-field-icon{color:${color.onRing}}`,
    `.fs-field[data-focused]:not([data-active]){color:${color.onRing}}`,
    `.fs-caret{background-color:${color.accent}}`,
    `.fs-pin-box{background-color:${color.surface};border-radius:${rem(radius.key + 2)};box-shadow:inset 0 0 0 ${isHighContrast ? `2px ${color.text}` : `1px ${withAlpha(color.text, 0.22)}`}}`,
    `.fs-pin-box[data-current]{box-shadow:inset 0 0 0 ${rem(3)} ${color.accent}}`,
    `.fs-pin-dot{background-color:${color.text};border-radius:50%}`,
    `.fs-entry{color:${color.text2}}`,
    `.fs-entry[data-current]{color:${color.text}}`,
    `.fs-entry[data-focused]{color:${color.onRing}}`,
    `.fs-entry-edge{border-radius:${rem(Math.min(radius.button, 22))};background-color:${withAlpha(color.raised, 0.6)};box-shadow:${edge}}`,
    `.fs-entry[data-focused] .fs-logo{color:${color.onRing}}`,
    `.fs-entry[data-focused] .fs-stroke-text{stroke:${color.onRing}}`,
    `.fs-entry[data-focused] .fs-fill-text{fill:${color.onRing}}`,
    `.fs-marker{background-color:${color.accent};height:${rem(theme.marker.height)};border-radius:${rem(theme.marker.radius)} ${rem(theme.marker.radius)} 0 0}`,
    `.fs-marker-line{background:linear-gradient(to right,${withAlpha(color.text, 0)},${withAlpha(color.text, 0.75)} 50%,${withAlpha(color.text, 0)})}`,
    `.fs-logo{color:${color.text}}`,
    `.fs-fill-accent{fill:${color.accent}}`,
    `.fs-fill-text{fill:${color.text}}`,
    `.fs-stroke-accent{stroke:${color.accent};fill:none}`,
    `.fs-stroke-text{stroke:${color.text};fill:none}`,
    `.fs-dot{background-color:${withAlpha(color.text, 0.38)};border-radius:${rem(3)}}`,
    `.fs-dot[data-current]{background-color:${color.accent}}`,
    `.fs-control{color:${withAlpha(color.text, 0.86)}}`,
    `.fs-control[data-focused]{color:${color.onRing}}`,
    `.fs-seek-track{background-color:${withAlpha(color.text, 0.28)};border-radius:${rem(5)}}`,
    `.fs-seek-buffered{background-color:${withAlpha(color.text, 0.3)};border-radius:${rem(5)}}`,
    `.fs-seek-played{background-color:${color.accent};border-radius:${rem(5)}}`,
    `.fs-seek-mark{background-color:${color.deep}}`,
    `.fs-seek-edge{background-color:${color.text}}`,
    `.fs-seek-knob{background-color:${color.ring};border-radius:50%;box-shadow:0 0 0 ${rem(2)} ${withAlpha(color.deep, 0.6)}}`,
    `.fs-scroll-track{background-color:${withAlpha(color.text, 0.2)};border-radius:${rem(5)}}`,
    `.fs-scroll-thumb{background-color:${color.text3};border-radius:${rem(5)}}`,
    `.fs-scroll[data-focused] .fs-scroll-thumb{background-color:${light.ring};box-shadow:${light.control}}`,
    `.fs-thumbnail-art{background-color:${color.surface};border-radius:${rem(radius.cell)}${theme.isHighContrast ? `;box-shadow:0 0 0 2px ${color.text}` : ''}}`,
    `.fs-thumbnail-ring{border-radius:${rem(radius.cell)};box-shadow:0 0 0 ${rem(3)} ${color.deep},0 0 0 ${rem(6)} ${light.ring},0 ${rem(14)} ${rem(50)} rgba(0,0,0,.8)}`,
    `.fs-spinner-bar{background-color:${color.text};border-radius:${rem(4)}}`,
    `.fs-spinner-bar--sun{background-color:${color.accent}}`,
  ];
}
