import { describe, expect, it } from 'vitest';
import type { EngineName } from '../driver/launch-browser';
import { atHome, atPath, openHome } from './at-home';
import { focusOn, moveFocus, moveFocusTo } from './move-focus';
import { ownComplaints } from './own-complaints';
import { leaveByKeys, untilAdvanced } from './playing';
import { withProduct } from './with-product';

const firstEpisode = () => document.querySelector('[aria-label$=", Afsnit"]')?.getAttribute('aria-label');

/** The first journeys of a viewer, which every engine has to take. */
export function describeFirstJourneys(engine: EngineName): void {
  describe(`a viewer in ${engine}`, () => {
    const journey = withProduct({ engine });

    it('[EE30] sees home with a focus, walks by keys to a series, opens it, and comes back to where it was', async () => {
      const { page, product } = journey();
      await openHome(page, product);
      await moveFocusTo(page, 'down', /, Serie$/);
      const left = await moveFocus(page, 'right');
      await page.press('ok');
      await atPath(page, '/serie/');
      await focusOn(page, /^Afspil/);
      await page.press('back');
      await atHome(page);
      expect(await focusOn(page, /, Serie$/)).toBe(left);
      expect(page.consoleErrors).toEqual([]);
    });

    it('[EE31] [deep-08] opens a page by its own address', async () => {
      const { page, product } = journey();
      await page.goto(`${product.url}/serie/havgus_201000`);
      await focusOn(page, /^Afspil/);
      expect(page.consoleErrors).toEqual([]);
    });

    it('[EE38] moves along a rail and down the page, and back the same way', async () => {
      const { page, product } = journey();
      await openHome(page, product);
      const way = [await moveFocusTo(page, 'down', /, Afsnit$/)];
      for (let step = 0; step < 4; step++) way.push(await moveFocus(page, 'right'));
      expect(new Set(way).size).toBe(5);
      const below: string[] = [];
      for (let step = 0; step < 4; step++) below.push(await moveFocus(page, 'down'));
      for (const words of below.slice(0, -1).reverse()) expect(await moveFocus(page, 'up')).toBe(words);
      expect(await moveFocus(page, 'up')).toBe(way.pop());
      for (const words of way.reverse()) expect(await moveFocus(page, 'left')).toBe(words);
      expect(page.consoleErrors).toEqual([]);
    });

    it('[EE39] changes the season within the page of a series', async () => {
      const { page, product } = journey();
      await page.goto(`${product.url}/serie/havgus_201000`);
      await focusOn(page, /^Afspil/);
      const first = await page.waitFor('an episode', firstEpisode);
      await moveFocusTo(page, 'down', /^Sæson 1/);
      await moveFocusTo(page, 'right', /^Sæson 2/);
      await page.press('ok');
      const isOther = (before: string) => {
        const first = document.querySelector('[aria-label$=", Afsnit"]')?.getAttribute('aria-label');
        return first !== undefined && first !== before;
      };
      await page.waitFor('other episodes', isOther, first);
      expect(await focusOn(page, /^Sæson/)).toBe('Sæson 2');
      await moveFocusTo(page, 'down', /, Afsnit$/);
      expect(page.consoleErrors).toEqual([]);
    });

    it.each(['/findes/slet/ikke', '/%E0%A4%A'])(
      '[EE47] says of %s that nobody is home, and leads home',
      async (path) => {
        const { page, product } = journey();
        await page.goto(product.url + path);
        await focusOn(page, /^Til forsiden/);
        expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Ingen hjemme');
        await page.press('ok');
        await atHome(page);
        expect(ownComplaints(page)).toEqual([]);
      },
    );

    it('[EE32] plays a film, and Back leads out of it to the item', async () => {
      const { page, product } = journey();
      await page.goto(`${product.url}/serie/havgus_201000`);
      await focusOn(page, /^Afspil/);
      await page.press('ok');
      await untilAdvanced(page, 2);
      await leaveByKeys(page);
      await focusOn(page, /^Afspil/);
      expect(page.consoleErrors).toEqual([]);
    });
  });
}
