/** An image in a test whose picture has that many pixels. */
export function createSizedImage(naturalWidth: number, naturalHeight: number): HTMLImageElement {
  return Object.defineProperties(document.createElement('img'), {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
}
