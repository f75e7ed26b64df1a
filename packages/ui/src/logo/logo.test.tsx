import { plainBrand } from '@fjernsyn/brand/testing';
import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { UiProvider } from '../settings/ui-settings';
import { AwayPicture } from './away-picture';
import { Logo } from './logo';

const { artwork } = plainBrand;

let page: TestPage;
afterEach(() => page.close());

test('[UI59] is read as the name, and the mark is not', () => {
  page = openTestPage();
  page.render(
    <UiProvider artwork={artwork}>
      <Logo name="Kanalen" />
    </UiProvider>,
  );
  expect(page.container.textContent).toBe('Kanalen');
  expect(page.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test("[UI59] is read as the name where a brand's own picture stands for it", () => {
  page = openTestPage();
  page.render(
    <UiProvider artwork={{ ...artwork, logo: { src: '/kanalen.png', width: 160, height: 40 } }}>
      <Logo name="Kanalen" />
    </UiProvider>,
  );
  const picture = page.container.querySelector('img');
  expect([picture?.getAttribute('alt'), page.container.textContent]).toEqual(['Kanalen', '']);
});

test('[UI423] is set in letters where the name is another than that of the picture', () => {
  page = openTestPage();
  page.render(
    <UiProvider artwork={{ ...artwork, logo: { src: '/kanalen.png', width: 160, height: 40 } }}>
      <Logo name="De yngste" isWritten />
    </UiProvider>,
  );
  expect([page.container.querySelector('img'), page.container.textContent]).toEqual([null, 'De yngste']);
});

test('[UI59] shows the name alone where no brand is known', () => {
  page = openTestPage();
  page.render(<Logo name="Kanalen" />);
  expect([page.container.querySelector('svg'), page.container.textContent]).toEqual([null, 'Kanalen']);
});

test('[UI290] draws the paths of the brand in colours of the theme', () => {
  page = openTestPage();
  page.render(
    <UiProvider artwork={artwork}>
      <AwayPicture />
    </UiProvider>,
  );
  const paths = Array.from(page.container.querySelectorAll('path'), (path) => [
    path.getAttribute('class'),
    path.getAttribute('d'),
    path.getAttribute('stroke-dasharray'),
  ]);
  expect(paths).toEqual([['fs-stroke-text', 'M1 1h6v6H1z', '1 1']]);
  expect(page.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
