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

/** A step of a way through the product, and what is looked at where it leads. */
interface Way {
  readonly to: string;
  readonly go: (page: BrowserPage) => Promise<unknown>;
  readonly list: readonly Looked[];
}

const engines = ['chromium-64', 'chromium-69', 'chromium-76', 'chromium-85'] as const;

describe('old engines and today’s Chromium', () => {
  const today = withProduct();
  const old = engines.map((engine) => ({ engine, journey: withProduct({ engine }) }));

  /** Takes all engines the same way on one service, one after the other, and holds each old one's looks on that way against today's. */
  async function expectSameLooks(path: string, ways: readonly Way[]) {
    const looksOf = async (page: BrowserPage) => {
      // Chromium 64 fills no screen and has no window over others, so it has no buttons for them.
      await page.beforeLoad(() => {
        for (const name of ['fullscreenEnabled', 'pictureInPictureEnabled'])
          Object.defineProperty(document, name, { value: false });
      });
      await page.goto(`${today().product.url}${path}`);
      const looks = [];
      for (const { to, go, list } of ways) {
        await go(page);
        const look = await lookAt(page, list);
        expect({ to, unseen: unseen(list, look) }).toEqual({ to, unseen: [] });
        looks.push(look);
      }
      return looks;
    };
    const now = await looksOf(today().page);
    for (const { engine, journey } of old) {
      const looks = await looksOf(journey().page);
      for (const [index, { to }] of ways.entries()) {
        const differences = lookDifferences(looks[index] ?? [], now[index] ?? []);
        expect({ engine, to, differences }).toEqual({ engine, to, differences: [] });
      }
    }
  }

  it('[EE60] show home and a focused tile alike', async () => {
    const tile = see(whole, '.fs-tile[data-focused] .fs-tile-frame');
    await expectSameLooks('/', [
      { to: 'home', go: atHome, list: [...pageElements, ...heroElements, ...see(whole, '.fs-dot')] },
      {
        to: 'a focused tile',
        go: (page) => moveFocusTo(page, 'down', /, Serie$/),
        list: [...pageElements, ...tile],
      },
    ]);
  });

  it('[EE60] show a series and the player alike', async () => {
    const tabs = see(['top', 'height'], '[role="tab"]');
    await expectSameLooks('/serie/havgus_201000', [
      { to: 'a series', go: (page) => focusOn(page, /^Afspil/), list: [...pageElements, ...heroElements, ...tabs] },
      {
        to: 'the player',
        go: async (page) => {
          await page.press('ok');
          await untilAdvanced(page);
          await page.press('space');
          await untilPaused(page, true);
          await untilControlsShow(page);
        },
        list: player,
      },
    ]);
  });
});
