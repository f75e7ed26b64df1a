import type { PictureInPicture } from '@fjernsyn/platform';

/** Makes the picture in picture of a document, of its one video; undefined where the browser has none. */
export function createWindowPictureInPicture(document: Document): PictureInPicture | undefined {
  if (document.pictureInPictureEnabled !== true) return undefined;
  return {
    toggle() {
      const toggled = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : document.querySelector('video')?.requestPictureInPicture();
      // What is refused, as before there is a picture, leaves all as it is.
      toggled?.catch(() => undefined);
    },
  };
}
