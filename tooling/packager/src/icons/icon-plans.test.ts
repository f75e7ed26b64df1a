import { plainBrand } from '@fjernsyn/brand/testing';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { pngSize } from '../files/png-size';
import { createIconPainter } from './draw-icons';
import { iconPlans } from './icon-plans';

const drawIcon = createIconPainter(plainBrand);
const targets = ['tizen', 'webos', 'hbbtv', 'web'] as const;
const storeLimitBytes = 300_000;
const small = { width: 4, height: 2 };
const ground = { path: 'ground.png', background: '#102030', hasMark: false, isOpaque: true };

test.each(targets)(
  '[PK148] every picture of %s is a PNG of its size, light enough for a store, and the same each time',
  (target) => {
    const { packed, forStore } = iconPlans(target, plainBrand.color.bg);
    for (const plan of [...packed, ...forStore]) {
      const { contents } = drawIcon(plan);
      expect(pngSize(contents), plan.path).toEqual([plan.width, plan.height]);
      expect(contents.byteLength, plan.path).toBeLessThan(storeLimitBytes);
      expect(Buffer.from(drawIcon(plan).contents).equals(Buffer.from(contents))).toBe(true);
    }
  },
);

test('[PK394] the ground of Samsung’s store icon is of 24 bits a pixel, the layer over it of 32', () => {
  const { forStore } = iconPlans('tizen', '#102030');
  const drawn = (name: string) => {
    const plan = forStore.find(({ path }) => path.endsWith(name));
    return drawIcon({ path: name, background: null, ...plan, ...small }).contents;
  };
  const colourTypeAt = 25;
  expect(drawn('icon-background.png')[colourTypeAt]).toBe(2);
  expect(drawn('icon-foreground.png')[colourTypeAt]).toBe(6);
});

test('[PK394] it is the colour that was asked for, as another program reads it', () => {
  const { contents } = drawIcon({ ...ground, ...small });
  const address = `data:image/png;base64,${Buffer.from(contents).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><image href="${address}" width="4" height="2"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  expect(new Set(Buffer.from(pixels).toString('hex').match(/.{8}/g))).toEqual(new Set(['102030ff']));
});
