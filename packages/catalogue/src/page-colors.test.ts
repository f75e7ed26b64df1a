import { durationsMs } from '@fjernsyn/kernel';
import { createFakeClock, fakeNow } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { observePageColors, pageColorsAt } from './page-colors';

const theme = (type: string, value: string, more: object = {}) => ({
  type,
  colors: [
    { name: 'Secondary', value: '#999999' },
    { name: 'Primary', value },
  ],
  isBlackout: false,
  ...more,
});

const day = durationsMs.day;
const campaign = [
  theme('Background', '#7a1f3d', { startsAt: fakeNow - 2 * day, endsAt: fakeNow - day }),
  theme('Background', '#0b3d5c', { startsAt: fakeNow - day + 1, endsAt: fakeNow + day }),
  theme('Text', '#fff'),
  theme('Background', '#000000', { startsAt: fakeNow + 2 * day, endsAt: fakeNow + 3 * day, isBlackout: true }),
];

describe('the colours of a page', () => {
  it.each([
    [-1.5 * day, { background: '#7a1f3d', text: '#fff' }],
    [-day, { background: '#7a1f3d', text: '#fff' }],
    [0, { background: '#0b3d5c', text: '#fff' }],
    [day, { background: '#0b3d5c', text: '#fff' }],
    [day + 1, { text: '#fff' }],
    [2 * day, { background: '#000000' }],
    [4 * day, { text: '#fff' }],
  ])('[CA561] %d ms from now are those of the themes that are on, and of a blackout alone', (fromNowMs, colors) => {
    expect(pageColorsAt(campaign, fakeNow + fromNowMs)).toEqual(colors);
  });

  it('[CA561] are the primary one of each kind, the first theme before others', () => {
    const themes = [theme('Custom', '#123456'), theme('Custom', '#abcdef'), theme('Else', '#ffffff')];
    expect(pageColorsAt(themes, fakeNow)).toEqual({ accent: '#123456' });
    expect(pageColorsAt([{ ...theme('Text', '#fff'), colors: [] }], fakeNow)).toEqual({});
  });
});

describe('a page that is shown', () => {
  it('[CA562] changes its colours as campaigns begin and end, and is told only of others', () => {
    const clock = createFakeClock();
    const colors = observePageColors(campaign, clock);
    const seen: (string | undefined)[] = [];
    const end = colors.subscribe(() => seen.push(colors.get().background));
    expect(colors.get()).toBe(colors.get());
    clock.advance(3 * day + 1);
    expect([seen, clock.pending]).toEqual([[undefined, '#000000', undefined], 0]);
    end();
  });

  it('[CA562] without themes has no timer', () => {
    const clock = createFakeClock();
    observePageColors([], clock).subscribe(() => undefined);
    expect(clock.pending).toBe(0);
  });
});
