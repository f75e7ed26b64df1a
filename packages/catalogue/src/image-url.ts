/** How a picture is asked for. */
export interface ImageSize {
  /** In pixels of the screen; the height follows by the picture's own ratio. */
  readonly widthPx: number;
  /** `jpg` weighs a tenth of `png`; left as it is where nothing is said, as a logo must stay transparent. */
  readonly format?: 'jpg' | 'png';
  /** From 1 to 100. */
  readonly quality?: number;
}

/**
 * The address of a picture in another size. Only the service's own resizing form (`…/ResizeImage/$value?…&Width=1920&Height=1080`) is
 * rewritten, and in it only width, height, format and quality; any other address stays as it is.
 */
export function imageUrl(url: string, { widthPx, format, quality }: ImageSize): string {
  const width = Math.round(widthPx);
  const sentWidth = readSize(url, 'Width');
  if (!/\/ResizeImage\//.test(url) || sentWidth === undefined || !(width > 0 && width < Number.POSITIVE_INFINITY))
    return url;
  const sentHeight = readSize(url, 'Height');
  let sized = write(url, 'Width', String(width));
  if (sentHeight !== undefined)
    sized = write(sized, 'Height', String(Math.max(1, Math.round((width * sentHeight) / sentWidth))));
  if (format !== undefined) sized = write(sized, 'Format', `'${format}'`);
  return quality === undefined ? sized : write(sized, 'Quality', String(quality));
}

function readSize(url: string, name: string): number | undefined {
  const size = Number(new RegExp(`[?&]${name}=(\\d+)`).exec(url)?.[1]);
  return size > 0 ? size : undefined;
}

/** Replaces the value of a parameter that is there; its place, and all the others, stay. */
function write(url: string, name: string, value: string): string {
  return url.replace(new RegExp(`([?&]${name}=)[^&#]*`), (_, before: string) => before + value);
}
