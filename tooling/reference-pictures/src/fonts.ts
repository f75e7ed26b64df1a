import { GlobalFonts } from '@napi-rs/canvas';
import { fontsFolder } from './fonts-folder';
import type { Face } from './looks/look';

/** How a face is set: its size and leading against the others, and whether it is set in capitals. */
export interface Setting {
  readonly family: string;
  readonly isUpper: boolean;
  /** Where a poster's title stands. */
  readonly place: 'top' | 'bottom';
  readonly leading: number;
  /** Of a poster's width. */
  readonly share: number;
}

/** The settings of the faces. */
export const settings: Readonly<Record<Face, Setting>> = {
  serif: { family: 'Fjern Fraunces', isUpper: false, place: 'bottom', leading: 1, share: 0.2 },
  wide: { family: 'Fjern Bricolage', isUpper: false, place: 'bottom', leading: 0.98, share: 0.19 },
  condensed: { family: 'Fjern Anton', isUpper: true, place: 'bottom', leading: 1.1, share: 0.22 },
  italic: { family: 'Fjern Newsreader', isUpper: false, place: 'top', leading: 0.98, share: 0.21 },
  grotesk: { family: 'Fjern Schibsted', isUpper: false, place: 'top', leading: 1.02, share: 0.175 },
  round: { family: 'Fjern Fredoka', isUpper: false, place: 'bottom', leading: 1, share: 0.18 },
};

const files: Readonly<Record<string, string>> = {
  'Fjern Fraunces': 'fraunces-latin-600-normal',
  'Fjern Bricolage': 'bricolage-grotesque-latin-800-normal',
  'Fjern Anton': 'anton-latin-400-normal',
  'Fjern Newsreader': 'newsreader-latin-500-italic',
  'Fjern Schibsted': 'schibsted-grotesk-latin-800-normal',
  'Fjern Fredoka': 'fredoka-latin-600-normal',
};

/** Makes the faces known to the canvas; more than once does no harm. */
export function registerFonts(): void {
  for (const [family, file] of Object.entries(files)) {
    if (GlobalFonts.has(family)) continue;
    const path = `${fontsFolder}${file}.woff2`;
    if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`The face ${path} cannot be read`);
  }
}
