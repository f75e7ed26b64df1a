import { heightOf, ratioOfSize } from './image-ratios';

/** How a picture is asked for. */
export interface ImageSize {
  /** In CSS pixels; the height follows by the picture's own ratio. */
  readonly widthPx: number;
  /** Pixels of the screen in a CSS pixel; 1 where nothing is said. */
  readonly pixelRatio?: number | undefined;
  /** `jpg` weighs a tenth of `png`; left as it is where nothing is said, as a logo must stay transparent. */
  readonly format?: 'jpg' | 'png';
}

/** The least and the most pixels in a CSS pixel for which pictures are asked (C9.30). */
const pixelRatios = { least: 1, most: 2 } as const;

/** How much of its quality a picture needs where so many of its pixels stand in one of the page's (C9.31). */
const qualityFactors = [
  { pixelRatio: 1, factor: 0.75 },
  { pixelRatio: 1.5, factor: 0.6 },
  { pixelRatio: 2, factor: 0.45 },
  { pixelRatio: 3, factor: 0.3 },
] as const;

/** The quality of a picture at a pixel ratio, from 0 to 1: the denser its pixels, the less is seen of each. */
export function qualityAt(pixelRatio: number): number {
  return qualityFactors.reduce((best, each) => (each.pixelRatio <= pixelRatio ? each : best), qualityFactors[0]).factor;
}

/**
 * The address of a picture in another size. Only the service's own resizing form (`…/ResizeImage/$value?…&Width=1920&Height=1080`) is
 * rewritten, and in it only width, height, format and quality; any other address stays as it is.
 */
export function imageUrl(url: string, { widthPx, pixelRatio = pixelRatios.least, format }: ImageSize): string {
  const ratio = Math.min(pixelRatios.most, Math.max(pixelRatios.least, pixelRatio));
  const width = Math.round(widthPx * ratio);
  if (!/\/ResizeImage\/.*[?&]Width=/.test(url) || !(width > 0 && width < Number.POSITIVE_INFINITY)) return url;
  const sized = write(write(url, 'Width', String(width)), 'Height', String(heightOf(width, ratioOfUrl(url))));
  if (format === undefined) return sized;
  // What is transparent loses nothing that the eye would not see.
  return write(write(sized, 'Format', `'${format}'`), 'Quality', String(Math.round(100 * qualityAt(ratio))));
}

/** Width by height of the picture at an address, as far as the address says its size. */
export function ratioOfUrl(url: string): number {
  const read = (name: string): number => Number(new RegExp(`[?&]${name}=(\\d+)`).exec(url)?.[1]);
  return ratioOfSize(read('Width'), read('Height'));
}

/** Replaces the value of a parameter that is there; its place, and all the others, stay. */
function write(url: string, name: string, value: string): string {
  return url.replace(new RegExp(`([?&]${name}=)[^&#]*`), (_, before: string) => before + value);
}
