import type { ColorTokens } from '@fjernsyn/brand';
import { contrastOf } from './contrast';
import { groundGradients } from './ground-gradients';

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

/** What a page's text must stand out by from its background, and what is only a sign. */
const leastContrast = { text: 4.5, sign: 3 } as const;

/** The colours of a page that can be read over one another, and over the theme's own where it has none. */
function readable({ background, text, accent }: PageTheme, own: Pick<ColorTokens, 'bg' | 'text'>) {
  const bg = toHexColor(background);
  const ink = toHexColor(text);
  const light = toHexColor(accent);
  const isTextRead = contrastOf(bg ?? own.bg, ink ?? own.text) >= leastContrast.text;
  const ground = (isTextRead ? bg : undefined) ?? own.bg;
  return {
    bg: isTextRead ? bg : undefined,
    ink: isTextRead ? ink : undefined,
    light: light !== undefined && contrastOf(ground, light) >= leastContrast.sign ? light : undefined,
  };
}

/** Rules that give a page the service's colours, after those of the theme; none for what is no colour, or cannot be read. */
export function pageThemeRules(page: PageTheme, own: Pick<ColorTokens, 'bg' | 'text'>): readonly string[] {
  const { bg, ink, light } = readable(page, own);
  return [
    ...(bg === undefined ? [] : backgroundRules(bg)),
    ...(ink === undefined ? [] : [`.fs-text,.fs-rail-title,.fs-tile[data-focused] .fs-tile-title{color:${ink}}`]),
    ...(light === undefined
      ? []
      : [`.fs-accent{color:${light}}`, `.fs-marker,.fs-progress-bar{background-color:${light}}`]),
  ];
}

function backgroundRules(bg: string): readonly string[] {
  const { start, startRtl, bottom, fade, sill } = groundGradients(bg);
  return [
    `.fs-bg,.fs-header-fixed{background-color:${bg}}`,
    `.fs-fade{background:${fade}}`,
    `.fs-sill{background:${sill}}`,
    `.fs-scrim-bottom{background:${bottom}}`,
    `.fs-scrim-start{background:${start}}`,
    `[dir=rtl] .fs-scrim-start{background:${startRtl}}`,
  ];
}
