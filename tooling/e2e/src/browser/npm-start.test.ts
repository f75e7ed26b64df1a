import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Browser, launchBrowser } from '../driver/launch-browser';
import { atPath, openHome } from '../product/at-home';
import { focusOn, moveFocusTo } from '../product/move-focus';
import { untilAdvanced } from '../product/playing';
import { runStartCommand, type StartCommand } from '../product/run-start-command';

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
    browser = await launchBrowser({ engine: 'current' });
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
    await vi.waitFor(() => expect(leftovers()).toEqual([]));
    expect(await Promise.all([answers(url), answers(serviceUrl)])).toEqual([false, false]);
  });
});
