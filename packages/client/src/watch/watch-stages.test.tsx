import { durationsMs } from '@fjernsyn/kernel';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  type FakeWatched,
  nextEpisode as next,
  openFakeWatch,
  playedView,
  offeredSubtitles as subtitleTracks,
} from '../testing/fake-watch';

let watched: FakeWatched | undefined;
afterEach(async () => {
  await watched?.world.leave();
  watched = undefined;
});

async function open(...given: Parameters<typeof openFakeWatch>): Promise<FakeWatched & FakeWatched['world']> {
  watched = await openFakeWatch(...given);
  return { ...watched, ...watched.world };
}

test('[CL1512] [P068] what is offered has focus while the controls are hidden, and OK skips', async () => {
  const { show, focused, press, asked } = await open();
  await show({ areControlsShown: false });
  await show({ offer: { type: 'skip-intro' } });
  expect(focused()).toBe('Spring intro over');
  await press('ok');
  expect(asked).toEqual(['command skip']);
  await show({ offer: undefined });
  expect(focused()).toBe('Afspiller: Havgus');
});

test('[CL1512] [CL1822] what is offered does not take the focus from the controls, and is spoken', async () => {
  const { show, focused } = await open();
  await show({ offer: { type: 'skip-summary' } });
  expect([focused(), watched?.world.text().includes('Spring resumé over')]).toEqual(['Pause', true]);
  expect(watched?.spoken.slice(-1)).toEqual(['Spring resumé over']);
});

test('[CL1513] what is next counts down with focus on playing it, and Back puts it off', async () => {
  const { show, focused, press, text, asked } = await open();
  await show({ upNext: { item: next, secondsLeft: 8 } });
  expect([focused(), document.querySelector('[data-beside] video') !== null]).toEqual(['Afspil nu', true]);
  expect(text()).toContain('Næste afsnit om 8');
  await show({ upNext: { item: next, secondsLeft: 7 } });
  expect(text()).toContain('Næste afsnit om 7');
  await press('ok', 'right', 'ok', 'back');
  expect(asked).toEqual(['command next', 'command cancel-next', 'command cancel-next']);
});

test('[CL1513] [P075] without a count what is next waits for the viewer', async () => {
  const { show, text } = await open();
  await show({ upNext: { item: { ...next, type: 'program' }, secondsLeft: undefined } });
  expect([text().includes('Næste program'), text().includes('Næste program om')]).toEqual([true, false]);
});

test('[CL1514] at the end one can go on, begin again or leave, and a lost next episode is said', async () => {
  const { show, play, focused, press, text, asked } = await open();
  await play({ state: 'ENDED' });
  expect(focused()).toBe('Se forfra');
  await show({ end: { next: undefined, suggestions: [], hasNextFailed: true } });
  expect(text()).toContain('Næste afsnit kunne ikke hentes.');
  await show({ end: { next, suggestions: [], hasNextFailed: false } });
  await press('left');
  expect(focused()).toBe('Afspil næste: 5. Lyset i skoven');
  await press('ok', 'right', 'ok', 'right', 'ok');
  expect(asked).toEqual(['command next', 'command replay', 'command leave']);
});

test('[CL1515] the question whether anybody watches goes on, or leaves', async () => {
  const { show, focused, press, asked } = await open();
  await show({ isChainQuestion: true });
  expect(focused()).toBe('Ja, fortsæt');
  await press('ok', 'right', 'ok');
  expect(asked).toEqual(['command keep-watching', 'command leave']);
});

test('[CL11] the menu of subtitles opens at what is chosen, and choosing closes it', async () => {
  const { play, focused, press, asked } = await open();
  await play({ subtitleTracks });
  await press('right', 'right', 'right');
  expect(focused()).toBe('Undertekster: Fra');
  await press('ok');
  expect(focused()).toBe('Fra. valgt');
  await press('down', 'ok');
  expect([asked, focused()]).toEqual([
    ['handle move', 'handle move', 'handle move', 'handle activate', 'hold', 'selectSubtitle 1', 'release'],
    'Undertekster: Fra',
  ]);
});

const sound = (id: string, language: string, isSelected: boolean, isDescription = false) => {
  return { id, type: 'audio', language, label: '', roles: [], isSelected, isDescription } as const;
};

test('[CL1580] the menu of the sound offers its languages and modes of access, and choosing closes it', async () => {
  const { play, focused, press, asked } = await open();
  const audioTracks = [sound('1', 'da', true), sound('2', 'en', false), sound('3', 'da', false, true)];
  await play({ audioTracks, accessModes: ['StandardVideo', 'AudioDescription'] });
  await press('right', 'right', 'right');
  expect(focused()).toBe('Lyd: Dansk');
  await press('ok');
  expect(focused()).toContain('Dansk. valgt');
  await press('down', 'ok', 'ok', 'down', 'down', 'down', 'ok');
  expect(asked.filter((call) => call.startsWith('select'))).toEqual([
    'selectAudio 2',
    'selectAccessMode AudioDescription',
  ]);
  await play({ audioTracks, accessMode: 'AudioDescription', accessModes: ['StandardVideo', 'AudioDescription'] });
  expect(focused()).toBe('Lyd: Synstolkning');
});

test('[CL11] there is no menu where there are no subtitles', async () => {
  const { text } = await open();
  expect(text()).not.toContain('Undertekster');
});

test('[CL382] [found-sub-02] subtitles that could not be had are off, and the button says so', async () => {
  const { play } = await open();
  await play({ subtitleTracks, haveSubtitlesFailed: true });
  expect(document.querySelector('[data-focus-id$="/subtitles"]')?.getAttribute('aria-label')).toBe(
    'Undertekster: Kunne ikke hentes',
  );
});

test('[CL1516] [P115] the controls stay while a menu is open, and Back leads through the menus to its button', async () => {
  const { play, focused, press, asked } = await open();
  await play({ subtitleTracks });
  await press('right', 'right', 'right', 'ok', 'down', 'down', 'down', 'ok', 'ok');
  expect(focused()).toBe('Standard. valgt');
  await press('down', 'ok');
  expect([focused(), asked.slice(-1)]).toEqual(['Størrelse. Lille', ['style size small']]);
  expect(document.querySelector('[data-subtitle-size=small] video')).not.toBeNull();
  await press('back');
  expect(focused()).toBe('Udseende');
  await press('back');
  expect([focused(), asked.slice(-1)]).toEqual(['Undertekster: Fra', ['release']]);
});

test('[CL1517] a channel shows its programme by name and times, which changes while it plays', async () => {
  const { show, text } = await open({ kind: 'live' });
  // The twelfth of March 2026, at 17.45 in Copenhagen.
  const startAt = 1_773_333_900_000;
  const programme = {
    id: '1',
    title: 'Kvindernes cupfinale',
    description: undefined,
    startAt,
    endAt: startAt + 135 * durationsMs.minute,
    hasStartOver: true,
  };
  await show({ programme });
  expect(text()).toContain('Kvindernes cupfinaleHavgus · 17.45–20.00');
  await act(async () => document.querySelector<HTMLElement>('[data-focus-id$="/start-over"]')?.click());
  expect(watched?.asked).toContain('command start-over');
  await show({ programme: { ...programme, title: 'Efter kampen', hasStartOver: false } });
  expect([text().includes('Efter kampen'), text().includes('Se fra start')]).toEqual([true, false]);
});

test('[CL1825] focus enters by Pause once it is known that there is one, and is not brought back to it later', async () => {
  const window = { startSeconds: 0, endSeconds: 7_200, liveEdgeSeconds: 7_200, originAt: undefined };
  const playback = playedView.playback && { ...playedView.playback, isLive: true, window, subtitleTracks };
  const { play, press, focused } = await open({
    playback: playback && { ...playback, canSeek: false, canPause: false },
  });
  expect(focused()).toBe('Undertekster: Fra');
  await play({ canSeek: true, canPause: true });
  expect(focused()).toBe('Pause');
  await press('right', 'right', 'right');
  await play({ canSeek: false, canPause: false });
  await play({ canSeek: true, canPause: true });
  expect(focused()).toBe('Undertekster: Fra');
});

test('[CL1820] a pause that the channel carried along says so until it is over, unless a menu is open', async () => {
  const { play, press, text } = await open({ kind: 'live' });
  const isSaid = (): boolean => text().includes('Pausen varede længere, end kanalen gemmes.');
  const window = { startSeconds: 0, endSeconds: 7_200, liveEdgeSeconds: 7_200, originAt: undefined };
  await play({
    isLive: true,
    window,
    state: 'PAUSED',
    isPlayIntended: false,
    subtitleTracks,
    behindLiveSeconds: 7_100,
  });
  expect(isSaid()).toBe(false);
  await play({ hasSlid: true });
  expect(isSaid()).toBe(true);
  await press('right', 'right', 'right', 'right', 'ok');
  expect(isSaid()).toBe(false);
  await press('back');
  expect(isSaid()).toBe(true);
  await play({ hasSlid: false, state: 'PLAYING', isPlayIntended: true });
  expect(isSaid()).toBe(false);
});

test('[CL1821] what has a page leads to it from the controls and from the end, and nothing else does', async () => {
  const { show, text, asked } = await open();
  const details = (): HTMLElement | null => document.querySelector('[data-focus-id$="/details"]');
  expect(details()).toBeNull();
  await show({ hasDetails: true });
  expect(details()?.getAttribute('aria-label')).toBe('Detaljer');
  await act(async () => details()?.click());
  await show({ end: { next: undefined, suggestions: [], hasNextFailed: false } });
  expect(text()).toContain('DetaljerTilbage');
  await act(async () => details()?.click());
  expect(asked.filter((call) => call === 'command details')).toHaveLength(2);
});

test('[CL1824] under the title of an episode stands which one it is, also beside what is next', async () => {
  const { show, text } = await open();
  const item = { id: '12', type: 'episode', title: 'Bøgenat', tagline: 'Stien bag skolen' } as const;
  await show({ item: { ...item, seasonNumber: 1, episodeNumber: 4 } });
  expect(text()).toContain('BøgenatS1 A4 · Stien bag skolen');
  await show({ upNext: { item: next, secondsLeft: 8 } });
  expect(text()).toContain('BøgenatS1 A4 · Stien bag skolen');
  await show({ upNext: undefined, item: { ...item, tagline: '', episodeNumber: 4 } });
  expect(text()).toContain('BøgenatA4');
});

test('[CL1823] what is seen or heard in another way than usual says so at its title', async () => {
  const { play } = await open();
  const title = (): string | null | undefined => document.querySelector('h1')?.parentElement?.textContent;
  expect(title()).toBe('Havgus');
  await play({ accessMode: 'SignLanguage', accessModes: ['SignLanguage'] });
  expect(title()).toBe('HavgusTegnsprogstolkning');
});

test('[CL1518] while it is scanned the rate stands over the picture, and the line shows where', async () => {
  const { play, text } = await open();
  await play({ scanRate: -8, previewSeconds: 40 });
  expect(text()).toContain('8×');
  expect(document.querySelector('[role=slider][data-scanning]')?.textContent).toBe('0:40');
});

test('[CL1519] [P028] what can be neither paused nor sought has neither, and a way to live', async () => {
  const { play, focused } = await open();
  const window = { startSeconds: 0, endSeconds: 45, liveEdgeSeconds: 45, originAt: undefined };
  await play({ isLive: true, window, canSeek: false, canPause: false, behindLiveSeconds: 30 });
  const labels = Array.from(document.querySelectorAll('main button'), (button) => button.getAttribute('aria-label'));
  expect([labels, document.querySelector('[role=slider]'), focused()]).toEqual([
    ['Tilbage', 'Til live'],
    null,
    'Til live',
  ]);
});

test('[CL1520] as the position moves only the line and its words change', async () => {
  const { play } = await open();
  const changed: string[] = [];
  const seen = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const isOwn = element?.closest('[role=slider],[class*=times]') !== null;
      if (!isOwn) changed.push(element?.outerHTML ?? '');
    }
  });
  seen.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  await play({ positionSeconds: 61, bufferedAheadSeconds: 19 });
  await play({ positionSeconds: 62, bufferedAheadSeconds: 18 });
  seen.disconnect();
  expect([changed, document.querySelector('[class*=times]')?.textContent]).toEqual([[], '1:02 / 10:00']);
});
