import { describe, expect, it } from 'vitest';
import { untilDialog, untilNoDialog } from '../product/dialog-steps';
import { focusOn } from '../product/move-focus';
import { positionSeconds, untilAdvanced } from '../product/playing';
import { atSetHome, backToTop, openLink, watchAndReturn } from '../product/set-steps';
import { withSet } from '../product/with-set';

const film = '/se/havgus-vinterhavn_201201';
const series = '/serie/havgus_201000';
const gone = '/serie/findes-ikke_999999';

describe('a Samsung set', () => {
  const journey = withSet('tizen');

  it('[EE240] [back-14] leads by its remote from the start to a playing film and back, asks at home, and ends by its own exit', async () => {
    const { app, open, page, untilStage, logged } = journey();
    await open();
    await watchAndReturn(app);
    await backToTop(app);
    await app.press('back');
    await focusOn(app, /Bliv her/);
    for (const key of ['up', 'down', 'left'] as const) await app.press(key);
    await focusOn(app, /Bliv her/);
    await app.press('back');
    await untilNoDialog(app);
    expect(await logged()).not.toContain('tizen.application.exit');
    await app.press('back');
    await focusOn(app, /Bliv her/);
    await app.press('right');
    await focusOn(app, /^Luk/);
    await app.press('ok');
    await untilStage('launcher');
    expect(await logged()).toContain('tizen.application.exit');
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE776] searches for what is said to the microphone of its own keyboard, which Back closes', async () => {
    const { app, drive, open, untilSet } = journey();
    await open();
    await atSetHome(app);
    for (const key of ['up', 'up', 'ok'] as const) await app.press(key);
    await focusOn(app, /^a$/);
    for (let step = 0; step < 6; step++) await app.press('right');
    await focusOn(app, /^Søgefelt/);
    await app.press('ok');
    await untilSet('its keyboard', (simulator) => simulator.state().isKeyboardShown);
    await drive((simulator) => simulator.say('havgus'));
    await app.waitFor(
      'what was found',
      () => document.querySelector('[data-focus-id*="/results/page/search-"]') !== null,
    );
    await app.press('back');
    await untilSet('its keyboard to close', (simulator) => !simulator.state().isKeyboardShown);
    await app.press('down');
    await focusOn(app, /Havgus/);
  });

  it('[EE288] has a service of its package bring its row to the home of the set, and opens what is chosen there', async () => {
    const { app, drive, open, untilSet, untilStage, logged } = journey();
    await open();
    await atSetHome(app);
    await untilSet('the row', (simulator) => simulator.state().preview.length > 0);
    await untilSet('the service to end', (simulator) =>
      simulator.log().some(({ name }) => /service .* has ended/.test(name)),
    );
    expect((await logged()).filter((name) => name === 'webapis.preview.setPreviewData')).toHaveLength(1);
    await drive((simulator) => simulator.suspend());
    await untilStage('suspended');
    await drive((simulator) => {
      simulator.press('right');
      simulator.press('ok');
    });
    await untilStage('running');
    await app.waitFor('what was chosen', () => !/^Forside/.test(document.title));
  });

  it('[EE243] [deep-05] opens a deep link at the start, whose Back leads home, and another while it runs', async () => {
    const { app, open, drive } = journey();
    await openLink({ open, drive }, series);
    await focusOn(app, /^Afspil/);
    await app.press('back');
    await atSetHome(app);
    await drive((simulator, path) => {
      simulator.suspend();
      simulator.launch({ kind: 'warm', payload: { path } });
    }, film);
    await untilAdvanced(app);
  });

  it('[EE295] says on the way into a film that it comes, what it is called and what can be pressed, and nothing of the menu', async () => {
    const { app, open, drive } = journey();
    await openLink({ open, drive }, series);
    await focusOn(app, /^Afspil/);
    const before = await drive((simulator) => {
      simulator.setVoiceGuide(true);
      return simulator.log().length;
    });
    await app.press('ok');
    await untilAdvanced(app);
    const said = await drive(
      (simulator, from) =>
        simulator
          .log()
          .slice(from)
          .filter(({ kind, name, given }) => kind === 'speech' && name === 'focus' && !/^Afspil\b/.test(given))
          .map(({ given }) => given),
      Number(before),
    );
    expect(said).toEqual(['Et øjeblik …', expect.stringMatching(/^Afspiller: \S/), 'Pause, button']);
  });

  it('[EE1623] winds a film by the keys of its remote, twice as fast at each press, and goes on from there by OK', async () => {
    const { app, open, drive } = journey();
    const rateIs = (text: string) => document.querySelector('main')?.textContent?.includes(text);
    await openLink({ open, drive }, film);
    await untilAdvanced(app);
    await drive((simulator) => simulator.press('fastForward'));
    await app.waitFor('the first rate', rateIs, '2×');
    for (let turn = 0; turn < 4; turn++) await drive((simulator) => simulator.press('fastForward'));
    await app.waitFor('the last rate', rateIs, '32×');
    const isFarAhead = () => Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')) > 60;
    await app.waitFor('a place far ahead', isFarAhead);
    await app.press('ok');
    await untilAdvanced(app);
    expect(await positionSeconds(app)).toBeGreaterThan(60);
    expect(await app.evaluate(rateIs, '×')).toBe(false);
  });

  it('[EE245] [net-01] [net-02] says over a film that the network is gone, and goes on where it was when it is back', async () => {
    const { app, open, drive } = journey();
    await openLink({ open, drive }, film);
    await untilAdvanced(app);
    await drive((simulator) => simulator.setNetwork(false));
    await untilDialog(app, 'tjenesten');
    const leftAt = await positionSeconds(app);
    await drive((simulator) => simulator.setNetwork(true));
    await untilNoDialog(app);
    await untilAdvanced(app);
    expect(await positionSeconds(app)).toBeGreaterThan(leftAt);
  });
});

describe('notices on a Samsung set', () => {
  // Each shows for 6 s, of which enough is left to be seen on a busy machine.
  const journey = withSet('tizen', { pace: 4 });

  it('[EE285] says over home that what a link leads to is gone, at the start and while it runs', async () => {
    const { app, open, drive } = journey();
    const isSaid = () => document.body.textContent?.includes('Siden findes ikke.');
    const isUnsaid = () => document.body.textContent?.includes('Siden findes ikke.') === false;
    await openLink({ open, drive }, gone);
    await atSetHome(app);
    await app.waitFor('the notice', isSaid);
    for (const link of [gone, `${gone}?back=1`, 'https://other.example/film']) {
      await app.waitFor({ what: 'the notice to go', timeoutMs: 15_000 }, isUnsaid);
      await drive((simulator, path) => simulator.launch({ kind: 'warm', payload: { path } }), link);
      await app.waitFor('the notice', isSaid);
      await atSetHome(app);
    }
    await app.press('back');
    await untilDialog(app, 'Vil du lukke');
  });
});
