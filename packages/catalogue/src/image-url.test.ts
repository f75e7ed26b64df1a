import { describe, expect, it } from 'vitest';
import { imageFor } from './image-roles';
import { imageUrl } from './image-url';

const base = "https://static.example/shain/v1/dataservice/ResizeImage/$value?Format='png'&Quality=85&EntityType='Item'";
const resizable = `${base}&EntityId='12'&Width=1440&Height=2160&ImageId='34'`;

describe('the address of a picture', () => {
  it('[CA20] asks for the width and keeps the ratio and everything else', () => {
    expect(imageUrl(resizable, { widthPx: 320 })).toBe(resizable.replace('1440', '320').replace('2160', '480'));
  });

  it('[CA20] asks for a format and a quality where they are given', () => {
    const sized = imageUrl(resizable, { widthPx: 1440, format: 'jpg', quality: 60 });
    expect(sized).toBe(resizable.replace("'png'", "'jpg'").replace('Quality=85', 'Quality=60'));
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

describe('the picture of a role', () => {
  const images = { tile: `${base}&Width=1920&Height=1080`, logo: `${base}&Width=600&Height=200` };

  it('[CA21] is the closest there is, as jpg', () => {
    expect(imageFor([{}, images], 'poster', 480)).toBe(`${base.replace('png', 'jpg')}&Width=480&Height=270`);
  });

  it('[CA21] keeps the format of a logo, which may be transparent', () => {
    expect(imageFor([images], 'logo', 300)).toBe(`${base}&Width=300&Height=100`);
  });

  it('[CA21] is none where nothing will do', () => {
    expect(imageFor([{ poster: 'https://img.example/p.jpg' }], 'logo', 300)).toBeUndefined();
  });
});
