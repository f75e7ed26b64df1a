import { describe, expect, it } from 'vitest';
import { chooseSubtitles } from '../product/choose-subtitles';
import { leaveByKeys, positionSeconds, untilAdvanced, untilControlsShow, untilPaused } from '../product/playing';
import { withSet } from '../product/with-set';

/** Has files in MP4 alone, which a simulated AVPlay plays. */
const film = '/se/kun-mp4_790001';

/** Where the picture and a line of subtitles below it stand, in shares of the screen. */
const findLine = () => {
  const line = document.querySelector<HTMLElement>('video ~ div span');
  const picture = document.querySelector('video')?.getBoundingClientRect();
  if (!line?.textContent || !picture) return undefined;
  const { top, bottom, left, right } = line.getBoundingClientRect();
  return {
    text: line.textContent,
    isWithin: top > window.innerHeight / 2 && bottom < window.innerHeight && left > 0 && right < window.innerWidth,
    isWhole: picture.width === window.innerWidth && picture.height === window.innerHeight,
  };
};

describe('a Samsung set whose browser scripts cannot feed', () => {
  const journey = withSet('tizen');

  it('[EE1540] plays by AVPlay: shows, pauses and seeks, rests behind the set, and gives the decoder back', async () => {
    const { app, drive, logged, open, page, untilSet, untilStage } = journey();
    await open('?idle&without=media-source');
    await drive((simulator, path) => simulator.launch({ payload: { path } }), film);
    await untilAdvanced(app);
    expect(await app.evaluate(() => document.querySelector('object')?.type)).toBe('application/avplayer');

    await app.press('down');
    await untilControlsShow(app);
    await chooseSubtitles(app, /^Dansk/);
    expect(await app.waitFor('a line of subtitles', findLine)).toMatchObject({ isWithin: true, isWhole: true });

    await drive((simulator) => simulator.press('playPause'));
    await untilPaused(app, true);
    const pausedAt = await positionSeconds(app);
    await app.press('up');
    await app.waitFor('the focused bar', () => document.querySelector('[role="slider"][data-focused]') !== null);
    await app.press('right');
    await app.waitFor('the place', (from) => (document.querySelector('video')?.currentTime ?? 0) > from + 9, pausedAt);
    await drive((simulator) => simulator.press('playPause'));
    await untilAdvanced(app);

    const leftAt = await positionSeconds(app);
    await drive((simulator) => simulator.suspend());
    await untilStage('suspended');
    await untilSet('its decoder', (simulator) => simulator.log().some(({ name }) => name === 'webapis.avplay.suspend'));
    await drive((simulator) => simulator.resume());
    await untilAdvanced(app);
    expect(await positionSeconds(app)).toBeGreaterThan(leftAt - 2);

    await leaveByKeys(app);
    const calls = await logged();
    const opened = calls.filter((name) => name === 'webapis.avplay.open');
    const closed = calls.filter((name) => name === 'webapis.avplay.close');
    expect(opened.length).toBeGreaterThan(0);
    expect(closed).toHaveLength(opened.length);
    expect(page.consoleErrors).toEqual([]);
  });
});
