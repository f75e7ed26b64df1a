import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Page } from '../page/page';
import { openTestPage, type TestPage } from '../page-fixture';
import { Banner, type BannerProps } from './banner';

let page: TestPage;
afterEach(() => page.close());

function open(...banners: readonly Partial<BannerProps>[]): void {
  page = openTestPage();
  page.render(
    <Page label="Home">
      {banners.map((props, order) => (
        <Banner
          key={order}
          focusKey={`b${order}`}
          order={order}
          image="/mole.jpg"
          ratio={7}
          alternative="En mole"
          {...props}
        />
      ))}
    </Page>,
  );
  page.idle();
}

test('[UI321] a picture has its ratio before it has come, its words on it and its caption below', () => {
  open({ text: 'Hele samlingen', caption: 'Molen i Østerlund.', href: '/kategorier/a-aa' });
  const frame = page.container.querySelector<HTMLElement>('.fs-tile-frame');
  expect(frame?.style.paddingTop).toBe(`${100 / 7}%`);
  expect(frame?.querySelector('img')?.getAttribute('src')).toBe('/mole.jpg');
  expect(frame?.textContent).toBe('Hele samlingen');
  expect(page.container.querySelector('figcaption')?.textContent).toBe('Molen i Østerlund.');
});

test('[UI322] a picture that leads somewhere is a link, named by its words and its caption', () => {
  const onActivate = vi.fn();
  open({ text: 'Hele samlingen', caption: 'Molen.', href: '/kategorier/a-aa', onActivate });
  const link = page.find('screen/page/b0/open');
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
    '/kategorier/a-aa',
    'Hele samlingen. Molen.',
  ]);
  expect(document.activeElement).toBe(link);
  act(() => link?.click());
  expect(onActivate).toHaveBeenCalledOnce();
});

test('[UI322] one that leads nowhere is an image with a name, takes no focus, and is passed by', () => {
  open({ href: '/a' }, {}, { href: '/b' });
  expect(page.container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('En mole');
  page.move('down');
  expect(document.activeElement).toBe(page.find('screen/page/b2/open'));
});

test.each([
  [7, []],
  [4.1, []],
  [4, ['En mole']],
  [1, ['En mole']],
])(
  '[UI1120] a picture of ratio %d without a link holds the focus where it is two fifths of the screen high: %j',
  (ratio, held) => {
    open({ ratio });
    const focused = Array.from(page.container.querySelectorAll('[role="img"][data-focus-id]'));
    expect(focused.map((picture) => picture.getAttribute('aria-label'))).toEqual(held);
  },
);

test('[UI1120] such a picture is named by its caption where nothing else is said of it, and takes no focus without a word', () => {
  open({ ratio: 3, alternative: '', caption: 'Molen i Østerlund.' }, { ratio: 3, alternative: '' });
  const focused = Array.from(page.container.querySelectorAll('[role="img"][data-focus-id]'));
  expect(focused.map((picture) => picture.getAttribute('aria-label'))).toEqual(['Molen i Østerlund.']);
});
