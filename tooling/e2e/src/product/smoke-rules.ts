import { describe, expect, it } from 'vitest';
import type { EngineName } from '../driver/launch-browser';
import { atHome, atPath, openHome } from './at-home';
import { focusOn, moveFocus, moveFocusTo } from './move-focus';
import { leaveByKeys, untilAdvanced } from './playing';
import { withProduct } from './with-product';

/** What differs between engines: whether they decode H.264, which the films of the catalogue are in. */
export interface SmokeFacts {
  readonly decodesH264: boolean;
}

const hasText = (text: string) => document.querySelector('main')?.textContent?.includes(text);

/** One evening on the web app, by keys; each engine's test file calls this once. */
export function describeSmoke(engine: EngineName, { decodesH264 }: SmokeFacts): void {
  describe(`an evening in ${engine}`, () => {
    const journey = withProduct({ engine });
    const film = decodesH264 ? 'a film that plays' : 'the plain word that the set cannot show its format';

    it(`[EE201] leads by keys from home to a series, to ${film}, and back to the very tile`, async () => {
      const { page, product } = journey();
      await openHome(page, product);
      await moveFocusTo(page, 'down', /, Serie$/);
      const left = await moveFocus(page, 'right');
      await page.press('ok');
      await atPath(page, '/serie/');
      await focusOn(page, /^Afspil/);
      await page.press('ok');
      if (decodesH264) {
        await untilAdvanced(page);
        await leaveByKeys(page);
      } else {
        await page.waitFor('its words', hasText, 'Din enhed kan ikke vise dette videoformat.');
        await focusOn(page, /OK$/);
        await page.press('back');
      }
      await focusOn(page, /^Afspil/);
      await page.press('back');
      await atHome(page);
      expect(await focusOn(page, /, Serie$/)).toBe(left);
      expect(page.consoleErrors).toEqual([]);
    });
  });
}
