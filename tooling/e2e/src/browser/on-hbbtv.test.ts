import { describe, expect, it } from 'vitest';
import { untilNoDialog } from '../product/dialog-steps';
import { focusOn } from '../product/move-focus';
import { leaveByKeys, untilAdvanced } from '../product/playing';
import { atSetHome, backToTop, watchAndReturn } from '../product/set-steps';
import { withSet } from '../product/with-set';

describe('an HbbTV set', () => {
  const journey = withSet('hbbtv');

  it('[EE242] [hbb-01] [hbb-11] waits behind the broadcast for the red button, plays once the broadcast has given way, and goes back to it', async () => {
    const { app, drive, open, page, untilSet } = journey();
    await open();
    await untilSet('the application to show', (simulator) => simulator.state().isApplicationShown);
    await app.waitFor('the notice', () => /den røde knap/i.test(document.body.textContent ?? ''));
    expect(await drive((simulator) => simulator.press('down'))).toMatchObject({ isDelivered: false });
    await drive((simulator) => simulator.press('red'));
    await watchAndReturn(app);
    await untilSet('the broadcast to be back', (simulator) => simulator.state().tuner === 'presenting');
    const shows = await drive((simulator) => simulator.log().filter(({ name }) => name === 'application.show').length);
    expect(shows).toBe(1);
    await backToTop(app);
    await app.press('back');
    await untilSet('the keys to be given back', (simulator) => simulator.state().keyset === 1);
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
    await drive((simulator) => simulator.press('red'));
    await untilSet('the keys to be given back', (simulator) => simulator.state().keyset === 1);
    expect(await drive((simulator) => simulator.log().filter(({ name }) => name === 'decoder'))).toEqual([]);
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE248] [found-pack-08] requests nothing of the client before red, and its script at red', async () => {
    const { app, drive, open, page, untilSet } = journey();
    /** What the page itself requested, by name: the simulator stands beside it. */
    const names = () => page.requests.flatMap(({ url }) => /\/assets\/([\w-]+)\./.exec(url)?.[1] ?? []);
    await open();
    await untilSet('the application to show', (simulator) => simulator.state().isApplicationShown);
    await app.waitFor('the notice', () => /den røde knap/i.test(document.body.textContent ?? ''));
    expect(new Set(names())).toEqual(new Set(['main', 'boot']));
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
    expect(names().filter((name) => name === 'open-hbbtv-client')).toHaveLength(1);
  });

  it('[EE248] leads back to the notice where the application did not come, and opens by another red once it can', async () => {
    const { app, drive, open, page, untilSet } = journey();
    const hasNotice = () => /den røde knap/i.test(document.body.textContent ?? '');
    await page.block(['*/open-hbbtv-client.*']);
    await open();
    await app.waitFor('the notice', hasNotice);
    await drive((simulator) => simulator.press('red'));
    await untilSet('the keys to be taken and given back', (simulator) => {
      return simulator.log().filter(({ name }) => name === 'keyset.setValue').length === 3;
    });
    await app.waitFor('the notice', hasNotice);
    await page.block([]);
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
  });

  it('[EE300] [hbb-04] gives the decoder back for the broadcast when red is pressed over a film', async () => {
    const { app, drive, open, untilSet } = journey();
    await open();
    await untilSet('the application to show', (simulator) => simulator.state().isApplicationShown);
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
    await app.press('down');
    await app.press('ok');
    await focusOn(app, /^Afspil/);
    await app.press('ok');
    await untilAdvanced(app);
    expect(await drive((simulator) => simulator.state().tuner)).toBe('stopped');
    await drive((simulator) => simulator.press('red'));
    await untilSet('the broadcast to be back', (simulator) => simulator.state().tuner === 'presenting');
    await app.waitFor('the film to be gone', () => document.querySelector('video') === null);
  });

  it('[EE287] opens over a channel that the set keeps locked, tells support its limit, and leaves the channel to the set', async () => {
    const { app, drive, open, page, untilSet } = journey();
    const binds = () => drive((simulator) => simulator.log().filter(({ name }) => /bindToCurrent/.test(name)).length);
    await open('?idle');
    await drive((simulator) => {
      simulator.setChannel(2);
      simulator.setParentalLimit(15);
      simulator.launch();
    });
    await untilSet(
      'the application to show',
      (simulator) => simulator.state().isApplicationShown && simulator.state().keyset === 1,
    );
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
    await untilSet('the broadcast to be locked', (simulator) =>
      simulator.log().some(({ name, given }) => name === 'PlayStateChange' && given === '0, 3'),
    );
    const asked = await binds();
    for (const key of ['up', 'up', 'down', 'down', 'left', 'right', 'left', 'right'] as const) await app.press(key);
    await app.waitFor('the facts', () =>
      /Børnesikring\s*on, from 15/.test(document.querySelector('dl')?.textContent ?? ''),
    );
    await app.press('back');
    await drive((simulator) => simulator.press('red'));
    expect(await binds()).toBe(asked);
    await drive((simulator) => simulator.setParentalLimit(0));
    await untilSet('the broadcast to be back', (simulator) => simulator.state().tuner === 'presenting');
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE286] gives the page the focus before the first key, from the portal as after the red button', async () => {
    const { app, drive, open, untilSet } = journey();
    const isInStep = () => document.activeElement === document.querySelector('main [data-focused]');
    await open('?start=portal');
    await atSetHome(app);
    expect(await app.evaluate(isInStep)).toBe(true);
    await open();
    await untilSet('the application to show', (simulator) => simulator.state().isApplicationShown);
    await drive((simulator) => simulator.press('red'));
    await atSetHome(app);
    expect(await app.evaluate(isInStep)).toBe(true);
  });

  it('[EE247] [hbb-02] opens at once from the portal, plays without a broadcast, asks at home and ends', async () => {
    const { app, open, page, untilStage } = journey();
    await open('?start=portal');
    await atSetHome(app);
    await app.press('down');
    await app.press('ok');
    await focusOn(app, /^Afspil/);
    await app.press('ok');
    await untilAdvanced(app);
    await leaveByKeys(app);
    await focusOn(app, /^Afspil/);
    await app.press('back');
    await atSetHome(app);
    await backToTop(app);
    await app.press('back');
    await focusOn(app, /Bliv her/);
    await app.press('back');
    await untilNoDialog(app);
    await app.press('back');
    await app.press('right');
    await focusOn(app, /^Luk/);
    await app.press('ok');
    await untilStage('launcher');
    expect(page.consoleErrors).toEqual([]);
  });
});
