import { describe, expect, it } from 'vitest';
import { focusOn } from '../product/move-focus';
import { untilAdvanced } from '../product/playing';
import { atSetHome, backToTop, openLink, watchAndReturn } from '../product/set-steps';
import { withSet } from '../product/with-set';

const film = '/se/havgus-vinterhavn_201201';
const series = '/serie/havgus_201000';

describe('an LG set', () => {
  const journey = withSet('webos');

  it('[EE241] [back-04] leads by its remote to a playing film and back, and leaves by the set’s own question', async () => {
    const { app, open, page, untilSet, untilStage, logged } = journey();
    await open();
    await watchAndReturn(app);
    await backToTop(app);
    await app.press('back');
    await untilSet('the set to ask', (simulator) => simulator.state().isAskingToExit);
    expect(await app.evaluate(() => document.querySelector('[aria-modal="true"]'))).toBeNull();
    const asked = (await logged()).filter((name) => name === 'webOSSystem.platformBack');
    expect(asked).toHaveLength(1);
    await app.press('right');
    await app.press('ok');
    await untilStage('launcher');
    expect(page.consoleErrors).toEqual([]);
  });

  it('[EE301] [back-04] goes Home from home on a set before webOS 6', async () => {
    const { app, open, untilStage } = journey();
    await open('?model=2020');
    await atSetHome(app);
    await app.press('back');
    await untilStage('suspended');
    await app.press('ok');
    await untilStage('running');
    await atSetHome(app);
  });

  it('[EE244] [deep-01] opens a deep link at the start, whose Back leads home, and another in place while it runs behind', async () => {
    const { app, open, drive, untilStage } = journey();
    await openLink({ open, drive }, series);
    await focusOn(app, /^Afspil/);
    await app.press('back');
    await atSetHome(app);
    await app.evaluate(() => void Object.assign(window, { isSame: true }));
    await drive((simulator, path) => {
      simulator.suspend();
      simulator.launch({ kind: 'warm', payload: { path } });
    }, film);
    await untilStage('running');
    await untilAdvanced(app);
    expect(await app.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  });

  it.each(['main', 'boot'])(
    '[EE422] [found-start-04] comes to the front with its failure where %s does not load, and opens the next link once it does',
    async (script) => {
      const { app, open, page, drive, untilStage } = journey();
      const call = () =>
        drive((simulator, path) => {
          simulator.suspend();
          simulator.launch({ kind: 'warm', payload: { path } });
        }, series);
      const hasFailed = () => document.querySelector('#boot-failure button') === document.activeElement;
      await page.block([`*/assets/${script}.*`]);
      await open();
      await app.waitFor('the failure', hasFailed);
      await call();
      await untilStage('running');
      await app.waitFor('the failure again', hasFailed);
      await page.block([]);
      await call();
      await untilStage('running');
      await focusOn(app, /^Afspil/);
    },
  );

  it.each([
    { contentTarget: series },
    { contentTarget: `path=path=${series}` },
    { contentTarget: 'v=201000' },
    '201000',
  ])('[EE423] [found-start-06] opens the title that the launcher names by %j, cold and warm', async (payload) => {
    const { app, open, drive, untilStage } = journey();
    await open();
    await drive((simulator, named) => simulator.launch({ kind: 'cold', payload: named }), payload);
    await focusOn(app, /^Afspil/);
    await app.press('back');
    await atSetHome(app);
    await drive((simulator, named) => simulator.launch({ kind: 'warm', payload: named }), payload);
    await untilStage('running');
    await focusOn(app, /^Afspil/);
  });

  it('[EE285] says over home that what a link leads to is gone', async () => {
    const { app, open, drive } = journey();
    await openLink({ open, drive }, '/serie/findes-ikke_999999');
    await app.waitFor('the notice', () => document.body.textContent?.includes('Siden findes ikke.'));
    await atSetHome(app);
  });

  it('[EE246] keeps the screensaver away from a playing film, and from nothing else', async () => {
    const { app, open, drive, untilSet } = journey();
    await open();
    await atSetHome(app);
    const saverSays = async (): Promise<string> => {
      await drive((simulator) => simulator.showScreenSaver());
      await untilSet('the screensaver to show or not', (simulator) => {
        return simulator.log().slice(-1)[0]?.name.startsWith('the screensaver') === true;
      });
      return String(await drive((simulator) => simulator.log().slice(-1)[0]?.name));
    };
    expect(await saverSays()).toBe('the screensaver shows');
    await openLink({ open, drive }, film);
    await untilAdvanced(app);
    expect(await saverSays()).toBe('the screensaver is kept away');
  });
});
