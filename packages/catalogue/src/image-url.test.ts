import { describe, expect, it } from 'vitest';
import { imageFor } from './image-roles';
import { imageUrl, qualityAt, ratioOfUrl } from './image-url';

const base = "https://static.example/shain/v1/dataservice/ResizeImage/$value?Format='png'&Quality=85&EntityType='Item'";
const resizable = `${base}&EntityId='12'&Width=1440&Height=2160&ImageId='34'`;

describe('the address of a picture', () => {
  it('[CA20] asks for the width and keeps the ratio and everything else', () => {
    expect(imageUrl(resizable, { widthPx: 320 })).toBe(resizable.replace('1440', '320').replace('2160', '480'));
  });

  it('[CA552] asks for another format where one is given, in the quality of its pixel ratio', () => {
    const sized = imageUrl(resizable, { widthPx: 1440, format: 'jpg' });
    expect(sized).toBe(resizable.replace("'png'", "'jpg'").replace('Quality=85', 'Quality=75'));
  });

  it.each([
    [undefined, 320, 75],
    [1, 320, 75],
    [1.4, 448, 75],
    [1.5, 480, 60],
    [2, 640, 45],
  ])('[CA552] [CA553] at the pixel ratio %s asks for %i pixels of quality %i', (pixelRatio, width, quality) => {
    const sized = imageUrl(resizable, { widthPx: 320, pixelRatio, format: 'jpg' });
    expect(sized).toContain(`&Width=${width}&Height=${width * 1.5}&`);
    expect(sized).toContain(`Quality=${quality}&`);
  });

  it.each([
    [0.5, 320],
    [3, 640],
  ])('[CA553] the pixel ratio %d is beyond what is asked for', (pixelRatio, width) => {
    expect(imageUrl(resizable, { widthPx: 320, pixelRatio })).toContain(`Width=${width}&`);
  });

  it('[CA552] the denser the pixels, the less quality they need', () => {
    expect([1, 1.25, 1.5, 2, 2.9, 3, 4].map(qualityAt)).toEqual([0.75, 0.75, 0.6, 0.45, 0.45, 0.3, 0.3]);
  });

  it('[CA20] finds the parameters in any order, and leaves out a height that was not sent', () => {
    const url = "https://static.example/api/shain/v1/dataservice/ResizeImage/$value?Width=940&ImageId='3'&Format='jpg'";
    expect(imageUrl(url, { widthPx: 100.4 })).toBe(url.replace('940', '100'));
  });

  it.each([
    'https://img.example/a/tile.jpg?Width=100&Height=50',
    'https://img.example/ResizeImage/a.jpg',
    'https://img.example/w_320/tile.jpg',
  ])('[CA20] leaves another kind of address as it is: %s', (url) => {
    expect(imageUrl(url, { widthPx: 320, format: 'jpg' })).toBe(url);
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('[CA20] never asks for the width %s', (widthPx) => {
    expect(imageUrl(resizable, { widthPx })).toBe(resizable);
  });
});

describe('the shape that an address tells', () => {
  it('[CA551] is that of its size', () => {
    expect(ratioOfUrl(resizable)).toBe(2 / 3);
  });

  it.each(['Width=0&Height=0', 'Width=100&Height=0', 'Height=50', 'Width=x&Height=5', ''])(
    '[CA551] [images-02] is the usual one where it says %s',
    (size) => {
      expect(ratioOfUrl(`https://img.example/a.jpg?a=1&${size}`)).toBe(16 / 9);
    },
  );

  it.each(['Width=0&Height=50', 'Width=10&Height=0', 'Width=x&Height=y'])(
    '[CA551] [images-02] is asked for where the address says %s',
    (size) => {
      expect(imageUrl(`${base}&${size}`, { widthPx: 320 })).toBe(`${base}&Width=320&Height=180`);
    },
  );
});

describe('the picture of a role', () => {
  const asJpg = base.replace('png', 'jpg').replace('85', '75');

  const images = { tile: `${base}&Width=1920&Height=1080`, logo: `${base}&Width=600&Height=200` };

  it('[CA21] is the closest there is, as jpg', () => {
    expect(imageFor([{}, images], 'poster', { widthPx: 480 })).toBe(`${asJpg}&Width=480&Height=270`);
  });

  it('[CA21] keeps the format of a logo, which may be transparent', () => {
    expect(imageFor([images], 'logo', { widthPx: 300 })).toBe(`${base}&Width=300&Height=100`);
  });

  it('[CA21] is none where nothing will do', () => {
    expect(imageFor([{ poster: 'https://img.example/p.jpg' }], 'logo', { widthPx: 300 })).toBeUndefined();
  });
});
