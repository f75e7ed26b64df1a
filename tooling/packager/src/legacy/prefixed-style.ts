import { transform } from 'lightningcss';

const version = (major: number): number => major << 16;

/** Chromium 38, and the engine whose flexible boxes carry a prefix, as those of HbbTV sets do. */
const oldest = { chrome: version(38), safari: version(7) };

/** Adds to a stylesheet what engines before Chromium 63 know under a prefix, and shortens it. */
export function prefixedStyle(css: Uint8Array): Uint8Array {
  return transform({ filename: 'app.css', code: css, targets: oldest, minify: true }).code;
}
