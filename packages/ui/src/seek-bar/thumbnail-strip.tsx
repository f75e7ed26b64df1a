import type { MediaSeconds } from '@fjernsyn/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { toRem } from '../theme/rem';
import { coreTokens } from '../theme/tokens';
import styles from './thumbnail-strip.module.css';

/** One small picture on a sheet of many; all in px of the sheet's file. */
export interface ThumbnailOnSheet {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

/** Where small pictures of a programme come from. */
export interface Thumbnails {
  /** Distance between two of them. */
  readonly everySeconds: MediaSeconds;
  /** The picture at a place: an address of its own, or its part of a sheet; undefined where there is none. */
  urlAt(seconds: MediaSeconds): string | ThumbnailOnSheet | undefined;
}

/** Props of {@link ThumbnailStrip}. */
export interface ThumbnailStripProps extends Thumbnails {
  readonly positionSeconds: MediaSeconds;
  readonly durationSeconds: MediaSeconds;
}

const { canvas } = coreTokens;
const WIDTH_PX = 192;
const PITCH_PX = 206;
/** Room that the picture in the middle takes more on either side. */
const STEP_ASIDE_PX = 36;
const LARGE_WIDTH_PX = 248;
/** From the window's edge to the line, where that is no TV's. */
const edges = { desktop: canvas.safeX, phone: 20 } as const;

/** Small pictures around a place of the media; the one at the place is large and stands over the knob (design 5). */
export function ThumbnailStrip(props: ThumbnailStripProps): ReactNode {
  const { everySeconds, urlAt, positionSeconds, durationSeconds } = props;
  const { readingDirection, layout } = useUiSettings();
  const widthPx = layout.widthRem / toRem(1);
  const safePx = layout.name === 'tv' ? layout.safeRem / toRem(1) : edges[layout.name];
  const linePx = widthPx - 2 * safePx;
  const last = Math.floor(durationSeconds / everySeconds);
  const current = Math.min(last, Math.max(0, Math.round(positionSeconds / everySeconds)));
  const knobPx = linePx * Math.min(1, Math.max(0, positionSeconds / durationSeconds));
  // The large one stays between the safe edges, beside the knob at the very ends.
  const centrePx = Math.min(linePx - LARGE_WIDTH_PX / 2, Math.max(LARGE_WIDTH_PX / 2, knobPx));
  const seen = (roomPx: number): number => Math.floor((roomPx - STEP_ASIDE_PX + WIDTH_PX / 2) / PITCH_PX);
  const before = seen(safePx + centrePx);
  const after = seen(widthPx - safePx - centrePx);
  const cells: ReactNode[] = [];
  for (let index = Math.max(0, current - before); index <= Math.min(last, current + after); index += 1) {
    const places = index - current;
    const x = centrePx + places * PITCH_PX + Math.sign(places) * STEP_ASIDE_PX - WIDTH_PX / 2;
    const moved = `translateX(${toRem(readingDirection === 'rtl' ? -x : x)}rem)`;
    cells.push(
      <div
        key={index}
        className={`${styles.cell} fs-thumbnail fs-travels`}
        style={{ transform: places === 0 ? `${moved} translateY(-1rem) scale(${LARGE_WIDTH_PX / WIDTH_PX})` : moved }}
        data-current={places === 0 ? '' : undefined}
      >
        <div className={`${styles.art} fs-thumbnail-art`} style={toStyle(urlAt(index * everySeconds))} />
        <div className={`${styles.ring} fs-thumbnail-ring fs-fades`} />
      </div>,
    );
  }
  return (
    <div className={styles.strip} aria-hidden="true">
      {cells}
    </div>
  );
}

/** Shares of a sheet, so that the picture fills its place whatever the size of the file. */
function toStyle(picture: string | ThumbnailOnSheet | undefined): CSSProperties | undefined {
  if (picture === undefined) return undefined;
  if (typeof picture === 'string') return { backgroundImage: toCssUrl(picture) };
  const { url, x, y, width, height, sheetWidth, sheetHeight } = picture;
  const share = (offset: number, whole: number, part: number): number =>
    whole === part ? 0 : (offset / (whole - part)) * 100;
  return {
    backgroundImage: toCssUrl(url),
    backgroundSize: `${(sheetWidth / width) * 100}% ${(sheetHeight / height) * 100}%`,
    backgroundPosition: `${share(x, sheetWidth, width)}% ${share(y, sheetHeight, height)}%`,
  };
}

/** An address in a style; what it has encoded already stays as it is. */
function toCssUrl(url: string): string {
  return `url("${url.replace(/["\\\r\n]/g, encodeURIComponent)}")`;
}
