import type { Images } from '@fjernsyn/contracts';
import { ratioOfRole, shapedRoles } from '../image-ratios';
import { imageUrl, ratioOfUrl } from '../image-url';
import type { SectionReader } from './section-reader';

/** A picture between the rails of a page. Texts are empty where there are none. */
export interface ImageSection {
  readonly kind: 'image';
  readonly id: string;
  /** Words that stand on the picture. */
  readonly text: string;
  /** Words below it. */
  readonly caption: string;
  /** What it shows, for those who do not see it. */
  readonly alternative: string;
  /** Where OK leads; none for a picture that is only looked at. */
  readonly path?: string;
  /** Width by height. */
  readonly ratio: number;
  /** The address of the picture in a width of CSS pixels, for so many pixels of the screen in each. */
  image(widthPx: number, pixelRatio?: number): string;
}

/** Reads a picture: the first that an entry has, whatever its role. */
export const imageReader: SectionReader<ImageSection> = {
  isFor: ({ type }) => type === 'ImageEntry',
  read({ title = '', images, customFields }, { id }) {
    const picture = pictureOf(images);
    if (picture === undefined) return undefined;
    const { link, imageText = '', altText = '', caption = '' } = customFields;
    return {
      kind: 'image',
      id,
      text: imageText,
      caption,
      alternative: altText || imageText || title,
      ...(link === undefined ? {} : { path: link }),
      ratio: picture.ratio,
      image: (widthPx, pixelRatio) => imageUrl(picture.url, { widthPx, pixelRatio }),
    };
  },
};

function pictureOf(images: Images): { readonly url: string; readonly ratio: number } | undefined {
  for (const role of shapedRoles) {
    const url = images[role];
    if (url !== undefined) return { url, ratio: ratioOfRole(role) };
  }
  const [url] = Object.values(images);
  return url === undefined ? undefined : { url, ratio: ratioOfUrl(url) };
}
