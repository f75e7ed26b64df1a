/** Which way a scan runs. */
export type ScanDirection = 'forward' | 'backward';

/** How many times faster than playing a scan runs: forward above 0, backward below; 0 where nothing is scanned. */
export type ScanRate = 0 | 2 | 4 | 8 | 16 | 32 | -2 | -4 | -8 | -16 | -32;

const slowest = 2;
const fastest = 32;

/** The rate after another press: twice as fast, up to 32 times, and from 2 again in the other direction. */
export function toNextScanRate(rate: ScanRate, direction: ScanDirection): ScanRate {
  const sign = direction === 'forward' ? 1 : -1;
  const isSameWay = rate * sign > 0;
  return (sign * (isSameWay ? Math.min(fastest, 2 * Math.abs(rate)) : slowest)) as ScanRate;
}
