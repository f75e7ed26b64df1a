import { expect, test } from 'vitest';
import { hourOf, universeHour } from './avatar-hour';
import { avatarPicture } from './avatar-picture';
import { toCss, toHsl } from './hsl';

test('[UI670] a profile has its colour at the foot of its sky, and the same picture each time', () => {
  const { sky, sun, sea } = hourOf('#1f7a70', 'p-1');
  expect([sky, sun, sea]).toEqual([['hsl(200,59%,15%)', 'hsl(173,59%,34%)'], 'hsl(146,95%,84%)', 'hsl(200,54%,12%)']);
  expect(hourOf('#1f7a70', 'p-1')).toEqual(hourOf('#1F7A70', 'p-1'));
});

test('[UI670] suns are warmer than their sky, and skies grow dark towards blue, whatever the colour', () => {
  const [, foot] = hourOf('#e0665a', 'p-1').sky;
  expect([foot, hourOf('#e0665a', 'p-1').sun]).toEqual(['hsl(5,68%,60%)', 'hsl(32,95%,84%)']);
});

test.each(['', 'blue', '#12', '#12345', 'url(x)'])(
  '[UI670] %j is no colour, and another is taken by the id',
  (color) => {
    expect(hourOf(color, 'a')).toEqual(hourOf('', 'a'));
    expect(hourOf(color, 'a').sky).not.toEqual(hourOf(color, 'b').sky);
  },
);

test('[UI670] black, white and grey become colours that can be told from the page', () => {
  const lightness = ['#000', '#fff', '#808080'].map((color) => hourOf(color, 'a').sky[1].replace(/.*,/, ''));
  expect(lightness).toEqual(['34%)', '60%)', '50%)']);
});

test('[UI670] the sun stands at one of five heights by the profile', () => {
  const heights = new Set(Array.from({ length: 40 }, (_, index) => hourOf('', `p-${index}`).sunAt));
  expect(Array.from(heights).sort()).toEqual([44, 48, 53, 58, 62]);
});

test('[UI670] a child’s picture has the colours of its universe, and the younger one’s sun sets', () => {
  const colors = { bg: '#111111', line: '#222222', accent: '#333333', deep: '#444444' };
  expect(universeHour(colors, 0)).toEqual({
    sky: ['#111111', '#222222'],
    sun: '#333333',
    sea: '#444444',
    sunAt: 42,
  });
  expect([1, 2].map((index) => universeHour(colors, index).sunAt)).toEqual([46, 63]);
});

test('[UI670] the picture is an address of its own, whose text escapes what would end it', () => {
  const picture = avatarPicture(hourOf('#1f7a70', 'p-1'));
  expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(picture).not.toMatch(/["'()]\s*[);]|#/);
  expect(decodeURIComponent(picture)).toContain("fill='hsl(146,95%,84%)'");
});

test.each([
  ['#ff0000', 0],
  ['#00ff00', 120],
  ['#00F', 240],
  ['#ff00ff', 300],
])('[UI670] reads the hue of %s', (hex, hue) => {
  expect(toHsl(hex)).toEqual({ hue, saturation: 1, lightness: 0.5 });
  expect(toCss({ hue, saturation: 1, lightness: 0.5 })).toBe(`hsl(${hue},100%,50%)`);
});
