import { expect, test } from 'vitest';
import { type ScanDirection, type ScanRate, toNextScanRate } from './scan-rate';

const ratesOf = (...presses: readonly ScanDirection[]): readonly ScanRate[] => {
  const rates: ScanRate[] = [];
  for (const direction of presses) rates.push(toNextScanRate(rates[rates.length - 1] ?? 0, direction));
  return rates;
};

test('[PL530] each press doubles a scan from 2 to 32 times, and the other key begins anew', () => {
  const six = Array.from({ length: 6 }, () => 'forward' as const);
  expect(ratesOf(...six)).toEqual([2, 4, 8, 16, 32, 32]);
  expect(ratesOf('backward', 'backward', 'forward', 'backward')).toEqual([-2, -4, 2, -2]);
});
