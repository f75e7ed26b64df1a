import { expect, test } from 'vitest';
import { pngSize } from '../files/png-size';
import { drawIcon } from './draw-icons';
import { iconPlans } from './icon-plans';

const targets = ['tizen', 'webos', 'hbbtv', 'web'] as const;
const storeLimitBytes = 300_000;

test.each(targets)(
  '[PK148] every picture of %s is a PNG of its size, light enough for a store, and the same each time',
  (target) => {
    const { packed, forStore } = iconPlans(target, '#0B1215');
    for (const plan of [...packed, ...forStore]) {
      const { contents } = drawIcon(plan);
      expect(pngSize(contents), plan.path).toEqual([plan.width, plan.height]);
      expect(contents.byteLength, plan.path).toBeLessThan(storeLimitBytes);
      expect(Buffer.from(drawIcon(plan).contents).equals(Buffer.from(contents))).toBe(true);
    }
  },
);
