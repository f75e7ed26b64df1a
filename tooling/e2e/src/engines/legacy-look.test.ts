import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenDocument } from '../driver/browser-page';
import { type Browser, launchBrowser } from '../driver/launch-browser';
import { launchPhantom, type Phantom } from '../driver/launch-phantom';
import { inPlainColours, type Looked, lookAt, lookDifferences, unseen } from '../product/look';
import { heroElements, pageElements, see, whole } from '../product/looked-elements';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { atSetHome } from '../product/set-steps';
import { type StartedSite, startSite } from '../product/start-site';
import { answerStillHome } from '../product/still-home';

describe('WebKit 538 and today’s Chromium', () => {
  let site: StartedSite;
  let phantom: Phantom;
  let browser: Browser;

  beforeAll(async () => {
    site = await startSite('tizen');
    [phantom, browser] = await Promise.all([launchPhantom({ backCode: 10009 }), launchBrowser({ engine: 'current' })]);
  });
  afterAll(async () => {
    await phantom?.close();
    await browser?.close();
    await site?.close();
  });

  it('[EE204] show home, a focused tile and a series alike', async () => {
    const today = await browser.openPage();
    const expectSameLook = async (list: readonly Looked[], go: (page: DrivenDocument) => Promise<unknown>) => {
      const look = async (page: DrivenDocument) => {
        await go(page);
        return inPlainColours(await lookAt(page, list));
      };
      const [old, now] = [await look(phantom.page), await look(today)];
      expect([unseen(list, old), lookDifferences(old, now)]).toEqual([[], []]);
    };
    // One after the other is looked at, and the hero takes no turn in between.
    await answerStillHome(site.service);
    for (const page of [phantom.page, today]) await page.goto(site.url);
    await expectSameLook([...pageElements, ...heroElements, ...see(whole, '.fs-dot')], atSetHome);
    const tile = see(whole, '.fs-tile[data-focused] .fs-tile-frame');
    await expectSameLook([...pageElements, ...tile], (page) => moveFocusTo(page, 'down', /, Serie$/));
    const tabs = see(['top', 'height'], '[role="tab"]');
    await expectSameLook([...pageElements, ...heroElements, ...tabs], async (page) => {
      await page.press('ok');
      await focusOn(page, /^Afspil/);
    });
  });
});
