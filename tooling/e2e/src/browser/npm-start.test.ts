import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../driver/launch-browser';
import { atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { openBrowser } from '../product/open-browser';
import { untilAdvanced } from '../product/playing';
import { runStartCommand, type StartCommand } from '../product/run-start-command';
import { controlOf } from '../product/service-control';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  let command: StartCommand;
  let browser: Browser;

  beforeAll(async () => {
    command = await runStartCommand(['--fault', '/page?path=/ status=503']);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    command?.kill();
  });

  it('[EE76] fails where `--fault` says, and is healed and broken by control calls while it runs', async () => {
    const { order, clear, paths } = controlOf(command.serviceUrl);
    const page = await browser.openPage();
    await page.goto(command.url);
    await focusOn(page, /^Prøv igen/);
    await clear();
    await page.press('ok');
    await focusOn(page, /./);
    await moveFocusTo(page, 'down', /, Serie$/);
    await order('/page?path=/serie* html-page\n/page?path=/serie* delay=1..5');
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Prøv igen/);
    expect(await paths()).toContain('/page');
  });

  it('[EE34] prints an address where keys alone lead to a playing film, and ends without a trace at Ctrl-C', async () => {
    const { url, serviceUrl, leftovers } = command;
    await controlOf(serviceUrl).clear();
    const page = await browser.openPage();
    await openHome(page, command);
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page, 2);
    expect(page.consoleErrors).toEqual([]);

    expect(await command.interrupt()).toBe(0);
    await expect.poll(leftovers).toEqual([]);
    expect(await Promise.all([answers(url), answers(serviceUrl)])).toEqual([false, false]);
  });
});
