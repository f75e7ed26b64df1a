import type { Images } from '@fjernsyn/contracts';
import { imageUrl } from '../image-url';
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
  /** The address of the picture in a width of screen pixels. */
  image(widthPx: number): string;
}

/** Width by height of the roles of pictures, those that are made for a row of their own first (C3.10). */
const ratios: readonly (readonly [role: string, ratio: number])[] = [
  ['hero7x1', 7],
  ['hero3x1', 3],
  ['wallpaper', 16 / 9],
  ['tile', 16 / 9],
  ['hero4x3', 4 / 3],
  ['block', 4 / 3],
  ['square', 1],
  ['poster', 2 / 3],
  ['tall', 1 / 2],
];

const defaultRatio = 16 / 9;

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
      image: (widthPx) => imageUrl(picture.url, { widthPx }),
    };
  },
};

function pictureOf(images: Images): { readonly url: string; readonly ratio: number } | undefined {
  for (const [role, ratio] of ratios) {
    const url = images[role];
    if (url !== undefined) return { url, ratio };
  }
  const [url] = Object.values(images);
  return url === undefined ? undefined : { url, ratio: sentRatio(url) };
}

/** The ratio of a custom picture, whose address says its size. */
function sentRatio(url: string): number {
  const width = Number(/[?&]Width=(\d+)/.exec(url)?.[1]);
  const height = Number(/[?&]Height=(\d+)/.exec(url)?.[1]);
  return width > 0 && height > 0 ? width / height : defaultRatio;
}
