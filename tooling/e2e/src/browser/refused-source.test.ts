import { describe, expect, it } from 'vitest';
import { atPath } from '../product/at-home';
import { focusOn } from '../product/move-focus';
import { untilAdvanced } from '../product/playing';
import { withProduct } from '../product/with-product';

const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

describe('a source that the engine does not take', () => {
  // Nothing plays until the end, and a film has still 6 s to begin.
  const journey = withProduct({ page: { pace: 5 } });

  async function play(): Promise<ReturnType<typeof journey>> {
    const opened = journey();
    const { page, product } = opened;
    await page.goto(`${product.url}/serie/havgus_201000`);
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    return opened;
  }

  it('[EE58] whose address is refused is told at once, with nothing but the way back', async () => {
    const { page } = journey();
    // An address that the policy refuses, as it does those of a set that keeps no media of its own.
    await page.beforeLoad(() => {
      URL.createObjectURL = () => 'https://refused.example/media';
    });
    await play();
    await page.waitFor({ what: 'its words', timeoutMs: 10_000 }, hasText, 'Din browser kan ikke køre afspilleren');
    await focusOn(page, /OK$/);
    expect(await page.evaluate(hasText, 'Prøv igen')).toBe(false);
    await page.press('ok');
    await focusOn(page, /^Afspil/);
    await page.press('back');
    await atPath(page, '/');
  });

  it('[EE58] that neither opens nor fails is told within the time for loading, and another try plays', async () => {
    const { page } = journey();
    await page.beforeLoad(() => {
      const hear = MediaSource.prototype.addEventListener;
      MediaSource.prototype.addEventListener = function (this: MediaSource, ...words: Parameters<typeof hear>) {
        if (Reflect.get(window, 'isHealed') === true) hear.apply(this, words);
      } as typeof hear;
    });
    await play();
    await page.waitFor({ what: 'its words', timeoutMs: 40_000 }, hasText, 'Filmen er for længe undervejs');
    await focusOn(page, /^Prøv igen/);
    await page.evaluate(() => void Object.assign(window, { isHealed: true }));
    await page.press('ok');
    await untilAdvanced(page);
  });
});
