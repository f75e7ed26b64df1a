import { expect, test } from 'vitest';
import { drawCode } from '../../qr-code/draw-code';
import { toScannableCode } from './scannable-code';

const short = 'https://login.example.dk/device';
const ofLength = (length: number): string => `${short}?user_code=`.padEnd(length, 'x');

test.each([50, 80, 150, 194])('[CL563] [security-04] the whole address of %i characters is drawn', (length) => {
  expect(toScannableCode([ofLength(length), short])).toEqual(drawCode(ofLength(length), 'high'));
});

test.each([215, 400, 2_000])(
  '[CL563] [security-03] [security-04] of one of %i characters the short address is drawn',
  (length) => {
    expect(toScannableCode([ofLength(length), short])).toEqual(drawCode(short, 'high'));
  },
);

test.each([[[undefined, undefined]], [['', '']], [[ofLength(5_000), ofLength(5_000)]]])(
  '[CL563] [security-03] nothing is drawn where nothing can be',
  (addresses) => {
    expect(toScannableCode(addresses)).toBeUndefined();
  },
);
