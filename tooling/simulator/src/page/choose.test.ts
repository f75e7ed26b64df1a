import { expect, it } from 'vitest';
import { chosenIn, withChosen } from './choose';

it('[SI201] a choice changes its own part of the address and keeps the others', () => {
  expect(withChosen('', 'brand', 'havblik')).toBe('?brand=havblik');
  expect(withChosen('?model=2017&brand=havblik', 'path', '/minisjang')).toBe(
    '?model=2017&brand=havblik&path=%2Fminisjang',
  );
  expect(withChosen('?path=%2Fultra&lang=ar', 'path', '')).toBe('?lang=ar');
});

it('[SI201] an address tells what was chosen of what there is to choose', () => {
  expect(chosenIn('?model=2017&lang=ar&text=large', ['lang', 'text', 'contrast'])).toEqual({
    lang: 'ar',
    text: 'large',
  });
});
