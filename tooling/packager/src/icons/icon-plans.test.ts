import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { pngSize } from '../files/png-size';
import { createIconPainter } from './draw-icons';
import { iconPlans } from './icon-plans';

const drawIcon = createIconPainter(plainBrand);
const targets = ['tizen', 'webos', 'hbbtv', 'web'] as const;
const storeLimitBytes = 300_000;

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
