import { afterEach, describe, expect, it } from 'vitest';
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
  let command: StartCommand | undefined;
  let browser: Browser | undefined;

  afterEach(async () => {
    await browser?.close();
    command?.kill();
  });

  it('[EE34] prints an address where keys alone lead to a playing film, and ends without a trace at Ctrl-C', async () => {
    command = await runStartCommand();
    browser = await openBrowser();
    const page = await browser.openPage();
    await openHome(page, command);
    await moveFocusTo(page, 'down', /, Serie$/);
    await page.press('ok');
    await atPath(page, '/serie/');
    await focusOn(page, /^Afspil/);
    await page.press('ok');
    await untilAdvanced(page, 2);
    expect(page.consoleErrors).toEqual([]);

    const { url, serviceUrl, leftovers } = command;
    expect(await command.interrupt()).toBe(0);
    await expect.poll(leftovers).toEqual([]);
    expect(await Promise.all([answers(url), answers(serviceUrl)])).toEqual([false, false]);
  });

  it('[EE76] fails where `--fault` says, and is healed and broken by control calls while it runs', async () => {
    command = await runStartCommand(['--fault', '/page?path=/ status=503']);
    const { order, clear, paths } = controlOf(command.serviceUrl);
    browser = await openBrowser();
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
    expect(await command.interrupt()).toBe(0);
  });
});
