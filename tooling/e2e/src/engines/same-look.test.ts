import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../driver/browser-page';
import { atHome } from '../product/at-home';
import { type Looked, lookAt, lookDifferences, unseen } from '../product/look';
import { heroElements, pageElements, see, whole } from '../product/looked-elements';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { untilAdvanced, untilControlsShow, untilPaused } from '../product/playing';
import { withProduct } from '../product/with-product';

const player = [
  ...see(whole, 'body', 'video', '.fs-player-shade', '[role="slider"]', '.fs-seek-track'),
  ...see(['top', 'width', 'height'], '.fs-seek-knob', '.fs-light--knob'),
  ...see(['top', 'height'], '.fs-seek-played', '.fs-control', '.fs-light--button'),
  ...see([], '.fs-text', '.fs-text2', '.fs-text3'),
];

const engines = ['chromium-64', 'chromium-69', 'chromium-76', 'chromium-85'] as const;

describe('old engines and today’s Chromium', () => {
  const today = withProduct();
  const old = engines.map((engine) => ({ engine, journey: withProduct({ engine }) }));

  /** Takes all engines the same way on one service, one after the other, and holds each old one's look against today's. */
  async function expectSameLook(path: string, list: readonly Looked[], go: (each: BrowserPage) => Promise<unknown>) {
    const look = async (each: BrowserPage) => {
      // Chromium 64 fills no screen and has no window over others, so it has no buttons for them.
      await each.beforeLoad(() => {
        for (const name of ['fullscreenEnabled', 'pictureInPictureEnabled'])
          Object.defineProperty(document, name, { value: false });
      });
      await each.goto(`${today().product.url}${path}`);
      await go(each);
      const looks = await lookAt(each, list);
      expect(unseen(list, looks)).toEqual([]);
      return looks;
    };
    const now = await look(today().page);
    for (const { engine, journey } of old) {
      const differences = lookDifferences(await look(journey().page), now);
      expect({ engine, differences }).toEqual({ engine, differences: [] });
    }
  }

  it('[EE60] show home alike', async () => {
    await expectSameLook('/', [...pageElements, ...heroElements, ...see(whole, '.fs-dot')], atHome);
  });

  it('[EE60] show a focused tile alike', async () => {
    const tile = see(whole, '.fs-tile[data-focused] .fs-tile-frame');
    await expectSameLook('/', [...pageElements, ...tile], (each) => moveFocusTo(each, 'down', /, Serie$/));
  });

  it('[EE60] show a series alike', async () => {
    const tabs = see(['top', 'height'], '[role="tab"]');
    await expectSameLook('/serie/havgus_201000', [...pageElements, ...heroElements, ...tabs], (each) =>
      focusOn(each, /^Afspil/),
    );
  });

  it('[EE60] show the player alike', async () => {
    await expectSameLook('/serie/havgus_201000', player, async (each) => {
      await focusOn(each, /^Afspil/);
      await each.press('ok');
      await untilAdvanced(each);
      await each.press('space');
      await untilPaused(each, true);
      await untilControlsShow(each);
    });
  });
});
