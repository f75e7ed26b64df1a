import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { SeekBar, type SeekBarProps } from '../seek-bar/seek-bar';
import { playerControlIds } from './player-control-ids';
import { PlayerControls, type PlayerControlsProps } from './player-controls';
import { PlayerTimes } from './player-times';

let page: TestPage;
afterEach(() => page.close());

const labels = {
  play: 'Afspil',
  pause: 'Pause',
  rewind: '10 sekunder tilbage',
  forward: '10 sekunder frem',
  back: 'Tilbage',
  buffering: 'Henter',
};

function show(props: Partial<PlayerControlsProps> = {}, bar: Partial<SeekBarProps> = {}): void {
  const line = {
    label: 'Position',
    positionSeconds: 60,
    durationSeconds: 600,
    bufferedSeconds: 120,
    positionText: '1:00',
    ...bar,
  };
  page.render(
    <PlayerControls
      isVisible
      isPlaying
      title="Bøgenat"
      bar={(place) => <SeekBar {...line} {...place} />}
      labels={labels}
      onPlayPause={vi.fn()}
      onRewind={vi.fn()}
      onForward={vi.fn()}
      {...props}
    />,
  );
}

function open(props: Partial<PlayerControlsProps> = {}, bar: Partial<SeekBarProps> = {}): void {
  page = openTestPage();
  show(props, bar);
}

const nothing = (): void => undefined;

test('[UI50] enters by play, which says what it will do', () => {
  open();
  act(() => void page.engine.focus('screen/controls'));
  expect(page.engine.getFocused()).toBe('screen/controls/buttons/play');
  expect(page.find('screen/controls/buttons/play')?.getAttribute('aria-label')).toBe('Pause');
  expect(playerControlIds('screen')).toEqual({
    seekBar: 'screen/controls/seek/bar',
    play: 'screen/controls/buttons/play',
    buttons: 'screen/controls/buttons',
    skip: 'screen/controls/offer/skip',
  });
  show({ isPlaying: false });
  expect(page.find('screen/controls/buttons/play')?.getAttribute('aria-label')).toBe('Afspil');
});

test('[UI51] [UI252] [tts-01] the seek bar keeps left and right, and says where it stands, on a TV in its name', () => {
  open();
  act(() => void page.engine.focus('screen/controls/seek/bar'));
  act(() => expect(page.engine.move('left').outcome).toBe('blocked'));
  const bar = page.container.querySelector('[role=slider]');
  expect(bar?.getAttribute('aria-label')).toMatch(/: 1:00$/);
  expect(bar?.getAttribute('aria-valuetext')).toBe('1:00');
  expect(bar?.getAttribute('aria-valuenow')).toBe('60');
  expect(page.container.querySelector<HTMLElement>('.fs-seek-played')?.style.width).toBe('10%');
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/controls/buttons/play');
});

test('[UI440] [found-live-01] the position keeps room of its own within the bar, at its ends too', () => {
  open({}, { positionSeconds: 600, positionText: '7974:58:23' });
  const [before, text] = Array.from(page.container.querySelectorAll<HTMLElement>('[class*=time] > div'));
  expect(text?.textContent).toBe('7974:58:23');
  expect([before?.style.width, before?.style.maxWidth, text?.style.width]).toEqual([
    'calc(100% - 5ch)',
    'calc(100% - 10ch)',
    '10ch',
  ]);
});

test('[UI53] [found-live-01] a live stream is marked, and what leads to its start and to live is there where it is given', () => {
  const onActivate = vi.fn();
  const live = { text: 'Live', isAtEdge: true };
  open({ live });
  const badge = (): string | undefined => page.container.querySelector('.fs-badge')?.className;
  expect([badge()?.includes('--live'), page.find('screen/controls/buttons/live')]).toEqual([true, null]);
  show({
    live: { ...live, isAtEdge: false },
    toLive: { label: 'Til live', onActivate },
    startOver: { label: 'Se fra start', onActivate },
  });
  for (const key of ['live', 'start-over']) act(() => page.find(`screen/controls/buttons/${key}`)?.click());
  expect([badge()?.includes('--live'), onActivate.mock.calls.length]).toEqual([false, 2]);
});

test('[UI53] position and length stand beside the buttons, or the time of day and how far behind live it is', () => {
  const times = (): string | null => page.container.querySelector('[class*=times]')?.textContent ?? null;
  open({ times: <PlayerTimes text="1:00" durationText="10:00" /> });
  expect(times()).toBe('1:00 / 10:00');
  show({ times: <PlayerTimes text="20.41" behindText="4:32 efter live" /> });
  expect(times()).toBe('20.414:32 efter live');
});

test('[UI51] [ptr-04] a click on the seek bar names a place in the media, OK plays or pauses', () => {
  const onSeekTo = vi.fn();
  const onPlayPause = vi.fn();
  open({}, { onSeekTo, onActivate: onPlayPause });
  const bar = page.find('screen/controls/seek/bar') as HTMLElement;
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 30));
  act(() => void bar.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 350, detail: 1 })));
  expect(onSeekTo).toHaveBeenCalledWith(150);
  act(() => bar.click());
  expect(onPlayPause).toHaveBeenCalledTimes(1);
});

test('[UI52] hidden controls take no focus and are hidden from readers', () => {
  open({ isVisible: false });
  expect(page.engine.getFocused()).toBeNull();
  expect(page.container.querySelector('[aria-hidden=true][class*=controls]')).not.toBeNull();
  show({ isVisible: true });
  expect(page.engine.getFocused()).not.toBeNull();
});

test('[UI1410] what is offered has focus without the other controls, and lies between way back and line with them', () => {
  const offer = <Button focusKey="skip" label="Spring intro over" />;
  open({ isVisible: false, offer, onBack: nothing });
  expect(page.engine.getFocused()).toBe('screen/controls/offer/skip');
  page.move('down', 'up');
  expect(page.engine.getFocused()).toBe('screen/controls/offer/skip');
  show({ offer, onBack: nothing });
  page.move('down');
  expect(page.engine.getFocused()).toBe('screen/controls/seek/bar');
  page.move('up', 'up');
  expect(page.engine.getFocused()).toBe('screen/controls/top/back');
});

test('[UI1411] what cannot be done has no control', () => {
  open({ bar: undefined, onPlayPause: undefined, onRewind: undefined, onForward: undefined, onBack: nothing });
  expect(page.container.querySelectorAll('button, [role=slider]')).toHaveLength(1);
});

test('[UI1412] how fast the picture is scanned stands over it, and the line shows its place without focus', () => {
  const bar = { isScanning: true, thumbnails: { everySeconds: 10, urlAt: () => undefined } };
  open({ scan: { text: '8×', isForward: true } }, bar);
  act(() => void page.engine.focus('screen/controls/buttons/play'));
  expect(page.container.textContent).toContain('8×');
  expect(page.container.querySelector('.fs-thumbnail[data-current]')).not.toBeNull();
  show({}, { ...bar, isScanning: false });
  expect([page.container.textContent?.includes('8×'), page.container.querySelector('.fs-thumbnail')]).toEqual([
    false,
    null,
  ]);
});

test('[UI63] a control is named by its label, and by the text beside its icon where the label lacks it', () => {
  const named = (label: string): string | null | undefined => {
    open({ subtitles: { text: 'Dansk', label, isOpen: false, onActivate: nothing } });
    return page.find('screen/controls/buttons/subtitles')?.getAttribute('aria-label');
  };
  expect(named('Undertekster')).toBe('Undertekster: Dansk');
  page.close();
  expect(named('Undertekster: Dansk')).toBe('Undertekster: Dansk');
});

test('[UI1413] a control that opens a menu says so, and whether it is open', () => {
  const menu = { text: 'Dansk', label: 'Undertekster', isOn: true, onActivate: nothing };
  open({ subtitles: { ...menu, isOpen: false }, audio: { ...menu, isOpen: true } });
  const stateOf = (key: string) => {
    const button = page.find(`screen/controls/buttons/${key}`);
    return ['aria-haspopup', 'aria-expanded', 'aria-pressed'].map((name) => button?.getAttribute(name));
  };
  expect([stateOf('subtitles'), stateOf('audio')]).toEqual([
    ['dialog', 'false', null],
    ['dialog', 'true', null],
  ]);
});

test('[UI1414] the volume has a line for the mouse beside its switch', () => {
  const onMute = vi.fn();
  const onVolume = vi.fn();
  open({ volume: { label: 'Lyd: 50 %', volume: 0.5, isMuted: false, onMute, onVolume } });
  act(() => page.find('screen/controls/buttons/sound')?.click());
  const line = page.container.querySelector('[class*=slider]') as HTMLElement;
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 30));
  act(() => void line.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 160 })));
  expect([onMute.mock.calls.length, onVolume.mock.calls]).toEqual([1, [[0.3]]]);
});

test('[UI53] [found-desk-01] shows what it is given: picture in picture and the full screen', () => {
  const onActivate = vi.fn();
  open({
    pictureInPicture: { label: 'Billede i billede', onActivate },
    fullScreen: { label: 'Fuld skærm', onActivate },
  });
  for (const key of ['picture-in-picture', 'full-screen'])
    act(() => page.find(`screen/controls/buttons/${key}`)?.click());
  expect(onActivate).toHaveBeenCalledTimes(2);
});

test('[UI53] shows what it is given: a page of details, and another way of seeing behind the title', () => {
  const onActivate = vi.fn();
  open({ details: { label: 'Detaljer', onActivate }, accessText: 'Tegnsprogstolkning' });
  act(() => page.find('screen/controls/buttons/details')?.click());
  expect(onActivate).toHaveBeenCalledTimes(1);
  expect(page.container.querySelector('h1')?.parentElement?.textContent).toBe('BøgenatTegnsprogstolkning');
});

test('[UI53] shows what it is given: subtitles, back, buffering', () => {
  const onActivate = vi.fn();
  const onBack = vi.fn();
  open({ isBuffering: true, onBack, subtitles: { text: 'Dansk', label: 'Undertekster', isOpen: false, onActivate } });
  act(() => page.find('screen/controls/buttons/subtitles')?.click());
  act(() => page.find('screen/controls/top/back')?.click());
  expect([onActivate.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  expect(page.container.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Henter');
});
