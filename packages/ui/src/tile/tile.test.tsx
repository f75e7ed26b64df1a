import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { tileSizes } from '../settings/tile-roles';
import { type PictureLoader, UiProvider } from '../settings/ui-settings';
import { Tile } from './tile';
import type { TileProps } from './tile-props';

let page: TestPage;
afterEach(() => page.close());

function open(props: Partial<TileProps> = {}): HTMLAnchorElement {
  page = openTestPage();
  page.render(<Tile focusKey="tile" href="/serie/havgus" title="Havgus" {...props} />);
  return page.find('screen/tile') as HTMLAnchorElement;
}

test('[UI40] is a link with a real address, named by what shows on it in its order, then its kind', () => {
  const tile = open({ meta: 'S1 A4 · 42 min', badge: { text: 'Ny sæson' }, kind: 'Afsnit' });
  expect(tile.tagName).toBe('A');
  expect(tile.getAttribute('href')).toBe('/serie/havgus');
  expect(tile.getAttribute('aria-label')).toBe('Ny sæson, Havgus, S1 A4, 42 min, Afsnit');
  expect(tile.textContent).toBe('HavgusNy sæson Havgus S1 A4 · 42 min');
});

test('[UI41] shows the title where there is no picture, or it cannot be loaded', () => {
  expect(open().querySelector('.fs-tile-missing')?.textContent).toBe('Havgus');
  page.close();
  const tile = open({ image: '/havgus.jpg' });
  const image = tile.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/havgus.jpg');
  expect(tile.querySelector('.fs-tile-missing')).toBeNull();
  act(() => void image?.dispatchEvent(new Event('error')));
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.querySelector('.fs-tile-missing')?.textContent).toBe('Havgus');
});

test.each([
  ['poster', 'Havgus'],
  ['wide', undefined],
] as const)(
  '[UI460] [found-pict-02] shows the title where what came is too large for a frame (%s: %s)',
  (role, words) => {
    const pictures: PictureLoader = {
      load: () => () => undefined,
      isTooLarge: (_, { widthRem }) => widthRem === tileSizes.poster.widthRem,
    };
    page = openTestPage();
    page.render(
      <UiProvider pictures={pictures}>
        <Tile focusKey="tile" role={role} href="/serie/havgus" title="Havgus" image="/havgus.jpg" />
      </UiProvider>,
    );
    act(() => void page.container.querySelector('img')?.dispatchEvent(new Event('load')));
    expect(page.container.querySelector('.fs-tile-missing')?.textContent).toBe(words);
  },
);

test('[UI41] tries again when the address changes', () => {
  const tile = open({ image: '/broken.jpg' });
  act(() => void tile.querySelector('img')?.dispatchEvent(new Event('error')));
  page.render(<Tile focusKey="tile" href="/serie/havgus" title="Havgus" image="/whole.jpg" />);
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('/whole.jpg');
});

test('[UI49] shows a logo whole and lets every other picture fill its frame', () => {
  const fill = open({ image: '/havgus.jpg' }).querySelector('img')?.className ?? '';
  page.close();
  const whole = open({ emblem: '/fjern-1.png', role: 'channel' }).querySelector('img')?.className;
  expect(whole).not.toBe(fill);
  expect(whole?.startsWith(fill)).toBe(true);
});

test('[UI426] a logo lies on the picture, and stands alone where there is none', () => {
  const sources = (tile: HTMLElement) => Array.from(tile.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(sources(open({ image: '/studio.jpg', emblem: '/fjern-1.png', role: 'channel' }))).toEqual([
    '/studio.jpg',
    '/fjern-1.png',
  ]);
  page.close();
  expect(sources(open({ emblem: '/fjern-1.png', role: 'channel' }))).toEqual(['/fjern-1.png']);
});

test('[UI422] a round tile, whose edge would cut it, carries no badge', () => {
  expect(open({ badge: { text: 'Ny sæson' }, role: 'block' }).querySelector('.fs-badge')).not.toBeNull();
  page.close();
  expect(open({ badge: { text: 'Ny sæson' }, role: 'round' }).querySelector('.fs-badge')).toBeNull();
});

test('[UI42] cuts a badge at 20 characters and keeps progress between nothing and all', () => {
  const tile = open({ badge: { text: 'Et navn på langt over tyve tegn' }, progress: 1.4 });
  expect(tile.querySelector('.fs-badge')?.textContent).toBe('Et navn på langt ov…');
  expect(tile.querySelector<HTMLElement>('.fs-progress-bar')?.style.width).toBe('100%');
});

test('[UI43] leaves the direction of the service’s texts to themselves', () => {
  const tile = open({ meta: 'S1 A4' });
  expect(tile.querySelector('.fs-tile-title > bdi')?.textContent).toBe('Havgus');
  expect(tile.querySelector('.fs-tile-meta > bdi')?.textContent).toBe('S1 A4');
  expect(tile.querySelector('[dir]')).toBeNull();
});

test('[UI40] of role link is words alone', () => {
  const tile = open({ role: 'link', image: '/havgus.jpg' });
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.textContent).toBe('Havgus');
});

test.each(['wide', 'link'] as const)('[UI16] of role %s that is disabled is a link without an address', (role) => {
  const tile = open({ role, isDisabled: true });
  const { attributes } = tile;
  expect(['href', 'role', 'aria-disabled'].map((name) => attributes.getNamedItem(name)?.value)).toEqual([
    undefined,
    'link',
    'true',
  ]);
});
