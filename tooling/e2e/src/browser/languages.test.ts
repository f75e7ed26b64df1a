import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { withProduct } from '../product/with-product';

const readPage = () => {
  const { lang, dir } = document.documentElement;
  return { lang, dir, text: document.querySelector('.fs-root')?.textContent ?? '' };
};

const hasAskedFor = (language: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/locale/${language}.json`));

/** The names of the files of texts that the page has asked the service for. */
function localesAsked({ requests }: BrowserPage): readonly string[] {
  return requests.map(({ url }) => /\/locale\/(.*)\.json/.exec(url)?.[1] ?? '').filter((name) => name !== '');
}

describe('a language from the right', () => {
  const journey = withProduct({ configuration: { language: 'ar' } });

  it('[EE153] is spoken from home to the page of a series, with its plural forms and no name of a parameter', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await moveFocusTo(page, 'down', /, مسلسل$/);
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^تشغيل/);
    const { lang, dir, text } = await page.evaluate(readPage);
    expect([lang, dir]).toEqual(['ar', 'rtl']);
    expect(text).toMatch(/موسم واحد|موسمان|\d+ (مواسم|موسمًا)/);
    expect(text).not.toMatch(/[{}]/);
    await page.waitFor('the call for Arabic texts', hasAskedFor, 'ar');
    expect(localesAsked(page)).toEqual(['ar']);
    expect(page.requests.filter(({ url }) => /\/page\?/.test(url) && !url.includes('lang=ar'))).toEqual([]);
    expect(page.consoleErrors).toEqual([]);
  });
});

describe('a language that nobody speaks', () => {
  const journey = withProduct({ configuration: { language: 'kl-GL' } });

  it('[EE154] asks for its texts, its base, then Danish, and is Danish whatever comes of them', async () => {
    const { page, product } = journey();
    await openHome(page, product);
    await page.waitFor('the call for Danish texts', hasAskedFor, 'da');
    await moveFocusTo(page, 'down', /, Serie$/);
    expect(localesAsked(page)).toEqual(['kl-GL', 'kl', 'da']);
  });

  it('[EE154] opens all the same where no texts can be had', async () => {
    const { page, product } = journey();
    await page.block(['*/locale/*']);
    await openHome(page, product);
    await moveFocusTo(page, 'down', /, Serie$/);
  });
});
