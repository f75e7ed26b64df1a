import { createTestWindow } from '@fjernsyn/browser/testing';
import { expect, test } from 'vitest';
import { revealPage } from './reveal-page';

interface Detached {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

function open() {
  const window = createTestWindow();
  // Sheets are not fetched here, and each test says what becomes of them.
  (window as unknown as Detached).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const { document } = window;
  document.head.appendChild(document.createElement('style')).id = 'theme';
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.hidden = true;
  root.setAttribute('data-styles', './assets/main.css');
  const links = () => Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  const answer = (kind: 'load' | 'error') => links()[0]?.dispatchEvent(new window.Event(kind));
  return { document, root, links, answer };
}

test('[HB170] links the sheet that the page names, before the theme, and shows the page once it is there', async () => {
  const { document, root, links, answer } = open();
  const revealed = revealPage(document);
  expect([links().length, links()[0]?.nextElementSibling?.id, root.hidden]).toEqual([1, 'theme', true]);
  answer('load');
  await revealed;
  expect(root.hidden).toBe(false);
  await revealPage(document);
  expect(links()).toHaveLength(1);
});

test('[HB170] a sheet that does not come leaves the page hidden, and is fetched anew', async () => {
  const { document, root, links, answer } = open();
  const failed = revealPage(document);
  answer('error');
  await expect(failed).rejects.toThrow('./assets/main.css could not be loaded.');
  expect([links().length, root.hidden]).toEqual([0, true]);
  const revealed = revealPage(document);
  answer('load');
  await revealed;
  expect(root.hidden).toBe(false);
});
