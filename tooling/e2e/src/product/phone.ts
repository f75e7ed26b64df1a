import type { BrowserPage } from '../driver/browser-page';
import type { Browser } from '../driver/launch-browser';
import { placeIn } from './pointing';
import type { Product } from './start-product';

/** A viewer's phone, with the page of the identity provider on it. */
export interface Phone {
  /** How often it was touched. */
  readonly touches: number;
  /** Opens the address that the QR code of a set holds. */
  scan(code: string): Promise<void>;
  /** Says that the set is the viewer's own, and signs in to one of the accounts to try, which the page fills in. */
  confirm(accountId: string): Promise<void>;
  close(): Promise<void>;
}

/** Scrolls the page to an element, as a finger does; whether it is there. */
const bring = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  return element !== null;
};

const hasTitle = (title: string) => document.querySelector('h1')?.textContent === title;

/** Takes out a phone, with nothing kept on it. */
export async function takePhone(browser: Browser, { service }: Pick<Product, 'service'>): Promise<Phone> {
  const page: BrowserPage = await browser.openPage({ width: 390, height: 844, isTouched: true });
  let touches = 0;
  const until = (title: string) => page.waitFor(`the page ${title}`, hasTitle, title);
  const touch = async (selector: string, next: string): Promise<void> => {
    await page.waitFor(selector, bring, selector);
    const { x, y } = await placeIn(page, selector);
    await page.tap(x, y);
    touches += 1;
    await until(next);
  };
  return {
    get touches() {
      return touches;
    },
    async scan(code) {
      await page.goto(`${service.url}/tv?kode=${code}`);
    },
    async confirm(accountId) {
      await until('Er det din skærm?');
      await touch('button[value="yes"][name="confirm"]', 'Log ind');
      await touch(`a.pick[href$="=${accountId}"]`, 'Log ind');
      await touch('form button[type="submit"]', 'Se på dit fjernsyn');
    },
    close: page.close,
  };
}
