import { withAlpha } from './css-values';

/** Colours that the service sends for a page; anything that is no hex colour is none. */
export interface PageTheme {
  readonly background?: string | undefined;
  readonly text?: string | undefined;
  readonly accent?: string | undefined;
}

const OTHER_THAN_HEX = /[^0-9a-f]/gi;

/** The colour as `#RRGGBB` if 3 or 6 hex digits are left of it without anything else; undefined otherwise. */
export function toHexColor(value: string | undefined): string | undefined {
  const digits = (value ?? '').replace(OTHER_THAN_HEX, '');
  if (digits.length === 6) return `#${digits}`;
  return digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}

/** Rules that give a page the service's colours, after those of the theme; none for what is no colour. */
export function pageThemeRules({ background, text, accent }: PageTheme): readonly string[] {
  const bg = toHexColor(background);
  const ink = toHexColor(text);
  const light = toHexColor(accent);
  return [
    ...(bg === undefined
      ? []
      : [
          `.fs-bg,.fs-header-fixed{background-color:${bg}}`,
          `.fs-fade,.fs-scrim-bottom{background:linear-gradient(to top,${bg},${withAlpha(bg, 0.85)} 30%,${withAlpha(bg, 0)})}`,
          `.fs-scrim-start{background:linear-gradient(to right,${withAlpha(bg, 0.92)},${withAlpha(bg, 0.84)} 36%,${withAlpha(bg, 0)} 70%)}`,
          `[dir=rtl] .fs-scrim-start{background:linear-gradient(to left,${bg} 45%,${withAlpha(bg, 0.5)} 62%,${withAlpha(bg, 0)} 78%)}`,
        ]),
    ...(ink === undefined ? [] : [`.fs-text,.fs-rail-title,.fs-tile[data-focused] .fs-tile-title{color:${ink}}`]),
    ...(light === undefined
      ? []
      : [`.fs-accent{color:${light}}`, `.fs-marker,.fs-progress-bar{background-color:${light}}`]),
  ];
}
