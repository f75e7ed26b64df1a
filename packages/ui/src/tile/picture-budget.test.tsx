import { expect, test, vi } from 'vitest';
import { createPictureBudget } from './picture-budget';
import { createSizedImage } from './sized-image-fixture';

const pictureBytes = 10 * 10 * 4;

/** A budget that holds two pictures. */
function setUp() {
  const see = new Map<HTMLImageElement, (isSeen: boolean) => void>();
  const budget = createPictureBudget(2 * pictureBytes, (image, onChange) => {
    see.set(image, onChange);
    return () => void see.delete(image);
  });
  const images: HTMLImageElement[] = [];
  return {
    /** Adds an image whose picture comes. */
    add(isSeen = false) {
      const image = createSizedImage(10, 10);
      const index = images.push(image) - 1;
      budget.add(image);
      image.src = `/${index}.jpg`;
      see.get(image)?.(isSeen);
      image.dispatchEvent(new Event('load'));
    },
    see: (index: number, isSeen = true) => see.get(images[index] as HTMLImageElement)?.(isSeen),
    come: (index: number) => images[index]?.dispatchEvent(new Event('load')),
    remove: (index: number) => budget.remove(images[index] as HTMLImageElement),
    held: () => images.map((image) => image.getAttribute('src')),
    watched: () => see.size,
  };
}

test('[UI461] [found-pict-02] over the limit what came first and is not seen is released', () => {
  const { add, held } = setUp();
  add(true);
  add();
  expect(held()).toEqual(['/0.jpg', '/1.jpg']);
  add();
  expect(held()).toEqual(['/0.jpg', null, '/2.jpg']);
});

test('[UI461] [found-pict-02] what was released comes back once it is seen, in place of what is seen no more', () => {
  const { add, see, come, held } = setUp();
  for (let count = 0; count < 3; count++) add();
  see(1, false);
  expect(held()).toEqual([null, '/1.jpg', '/2.jpg']);
  see(0);
  come(0);
  expect(held()).toEqual(['/0.jpg', null, '/2.jpg']);
});

test('[UI461] what has gone weighs nothing and is watched no more', () => {
  const { add, remove, held, watched } = setUp();
  add();
  add();
  remove(0);
  add();
  expect(held()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg']);
  expect(watched()).toBe(2);
});

test('[UI461] what is seen is kept, though it is too much', () => {
  const { add, held } = setUp();
  for (let count = 0; count < 3; count++) add(true);
  expect(held()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg']);
});

test('[UI461] an engine that cannot tell what is seen releases nothing', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const budget = createPictureBudget(pictureBytes);
  const images = [0, 1, 2].map((index) => Object.assign(createSizedImage(10, 10), { src: `/${index}.jpg` }));
  for (const image of images) {
    budget.add(image);
    image.dispatchEvent(new Event('load'));
  }
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/0.jpg', '/1.jpg', '/2.jpg']);
  vi.unstubAllGlobals();
});
