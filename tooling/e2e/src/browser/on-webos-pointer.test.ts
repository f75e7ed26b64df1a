import { describe, expect, it } from 'vitest';
import { focusOn } from '../product/move-focus';
import { untilAdvanced, untilControlsShow, untilPaused } from '../product/playing';
import { boxOf, findTile, nameOfOpened, placeIn, untilHasFocus } from '../product/pointing';
import { createSetPointer } from '../product/set-pointer';
import { atSetHome, openLink } from '../product/set-steps';
import { withSet } from '../product/with-set';

const tiles = '[role="listitem"] [data-focus-id]';

describe('the pointer of an LG set', () => {
  const journey = withSet('webos');

  it('[EE249] shows when it moves, focuses what it is over, and hides at an arrow, which goes on from there', async () => {
    const { app, page, open, drive, untilSet, logged } = journey();
    await open();
    await atSetHome(app);
    const pointer = createSetPointer(page, { app });
    const [, second, third] = await app.evaluate((selector) => {
      const found = Array.from(document.querySelectorAll(selector)).slice(0, 3);
      return found.map((tile) => `[data-focus-id="${tile.getAttribute('data-focus-id')}"]`);
    }, tiles);
    const untilFocused = (what: string, tile = 'none') => {
      return app.waitFor(what, (selector) => document.querySelector(selector)?.hasAttribute('data-focused'), tile);
    };
    await pointer.moveTo(second ?? 'none');
    await untilSet('the pointer to show', (simulator) => simulator.state().isPointerShown);
    await untilFocused('the focus under the pointer', second);
    // Where it is over nothing, the focus stays.
    await pointer.moveAway();
    await drive((simulator) => simulator.press('right'));
    await untilSet('the pointer to hide', (simulator) => !simulator.state().isPointerShown);
    await untilFocused('the focus on the next tile', third);
    const turns = (await logged()).filter((name) => name === 'document.cursorStateChange');
    expect(turns).toHaveLength(2);
  });

  it('[EE400] [found-pointer-01] nothing slides under the pointer at rest, and a click opens what is under it', async () => {
    const { app, page, open } = journey();
    await open();
    await atSetHome(app);
    const pointer = createSetPointer(page, { app });
    const { selector, name } = await findTile(app, 3);
    await placeIn(app, selector);
    const before = await boxOf(app, selector);
    await pointer.moveTo(selector);
    await untilHasFocus(app, selector);
    await placeIn(app, selector);
    expect((await boxOf(app, selector)).left).toBe(before.left);
    await pointer.press();
    expect(name).toContain(await nameOfOpened(app));
  });

  it('[EE298] goes through a page by its wheel, a rail a step, and opens by a click', async () => {
    const { app, page, open } = journey();
    await open();
    await atSetHome(app);
    const pointer = createSetPointer(page, { app });
    await pointer.moveTo(tiles);
    const topOf = () => {
      return app.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().top, tiles);
    };
    const before = Number(await topOf());
    // The wheel steps at most once in 300 ms; a viewer turns on until the page goes.
    const turnUntil = async (deltaY: number, isThere: (top: number) => boolean) => {
      const turned = async () => {
        await pointer.turnWheel(deltaY);
        return isThere(Number(await topOf()));
      };
      await expect.poll(turned, { timeout: 10_000, interval: 400 }).toBe(true);
    };
    await turnUntil(120, (top) => top < before - 100);
    await turnUntil(-120, (top) => Math.abs(top - before) < 1);
    await pointer.click(tiles);
    await focusOn(app, /^Afspil/);
  });

  it('[EE299] pauses, plays and seeks in the player', async () => {
    const { app, page, open, drive } = journey();
    await openLink({ open, drive }, '/se/havgus-vinterhavn_201201');
    await untilAdvanced(app);
    const pointer = createSetPointer(page, { app });
    await pointer.moveTo('main');
    await untilControlsShow(app);
    const toggle = '[data-focus-id$="/buttons/play"]';
    await pointer.click(toggle);
    await untilPaused(app, true);
    await pointer.click(toggle);
    await untilPaused(app, false);
    await pointer.click('[role="slider"]', 0.5);
    await app.waitFor('the film to be in its middle', () => {
      const { currentTime, duration } = document.querySelector('video') as HTMLVideoElement;
      return Math.abs(currentTime / duration - 0.5) < 0.1;
    });
    await untilAdvanced(app);
    expect(page.consoleErrors).toEqual([]);
  });
});
