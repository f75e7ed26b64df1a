const REM_PX = 16;

/** Canvas px as a number of rem (16 px of the 1280×720 canvas are 1 rem). */
export function toRem(canvasPx: number): number {
  return Math.round((canvasPx / REM_PX) * 10_000) / 10_000;
}

/** Canvas px as a CSS length in rem. */
export function rem(canvasPx: number): string {
  return canvasPx === 0 ? '0' : `${toRem(canvasPx)}rem`;
}
