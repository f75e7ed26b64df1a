import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { playerControlIds } from './player-control-ids';
import { PlayerControls, type PlayerControlsProps } from './player-controls';

let page: TestPage;
afterEach(() => page.close());

const labels = {
  play: 'Afspil',
  pause: 'Pause',
  rewind: '10 sekunder tilbage',
  forward: '10 sekunder frem',
  back: 'Tilbage',
  seek: 'Position',
  buffering: 'Henter',
};

function show(props: Partial<PlayerControlsProps> = {}): void {
  page.render(
    <PlayerControls
      isVisible
      isPlaying
      title="Bøgenat"
      positionSeconds={60}
      durationSeconds={600}
      bufferedSeconds={120}
      positionText="1:00"
      durationText="10:00"
      labels={labels}
      onPlayPause={vi.fn()}
      onRewind={vi.fn()}
      onForward={vi.fn()}
      {...props}
    />,
  );
}

function open(props: Partial<PlayerControlsProps> = {}): void {
  page = openTestPage();
  show(props);
}

test('[UI50] enters by play, which says what it will do', () => {
  open();
  act(() => void page.engine.focus('screen/controls'));
  expect(page.engine.getFocused()).toBe('screen/controls/buttons/play');
  expect(page.find('screen/controls/buttons/play')?.getAttribute('aria-label')).toBe('Pause');
  expect(playerControlIds('screen')).toEqual({
    seekBar: 'screen/controls/seek/bar',
    play: 'screen/controls/buttons/play',
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
  open({ positionSeconds: 600, positionText: '7974:58:23' });
  const [before, text] = Array.from(page.container.querySelectorAll<HTMLElement>('[class*=time] > div'));
  expect(text?.textContent).toBe('7974:58:23');
  expect([before?.style.width, before?.style.maxWidth, text?.style.width]).toEqual([
    'calc(100% - 5ch)',
    'calc(100% - 10ch)',
    '10ch',
  ]);
});

test('[UI53] [found-live-01] a live stream is marked, and what leads to what is live is there while that does not show', () => {
  const onToLive = vi.fn();
  const live = { text: 'Live', clockText: '20.41', behind: undefined };
  open({ live });
  expect([page.container.textContent?.includes('Live'), page.container.textContent?.includes('20.41')]).toEqual([
    true,
    true,
  ]);
  expect([page.container.textContent?.includes('10:00'), page.find('screen/controls/buttons/live')]).toEqual([
    false,
    null,
  ]);
  show({ live: { ...live, behind: { text: '4:32 efter live', toLive: 'Til live', onToLive } } });
  act(() => page.find('screen/controls/buttons/live')?.click());
  expect([page.container.textContent?.includes('4:32 efter live'), onToLive.mock.calls.length]).toEqual([true, 1]);
});

test('[UI51] [ptr-04] a click on the seek bar names a place in the media, OK plays or pauses', () => {
  const onSeekTo = vi.fn();
  const onPlayPause = vi.fn();
  open({ onSeekTo, onPlayPause });
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

test('[UI63] a control is named by its label, and by the text beside its icon where the label lacks it', () => {
  const named = (label: string): string | null | undefined => {
    open({ subtitles: { text: 'Dansk', label, isOn: true, onToggle: vi.fn() } });
    return page.find('screen/controls/buttons/subtitles')?.getAttribute('aria-label');
  };
  expect(named('Undertekster')).toBe('Undertekster: Dansk');
  page.close();
  expect(named('Undertekster: Dansk')).toBe('Undertekster: Dansk');
});

test('[UI53] [found-desk-01] shows what it is given: sound and the full screen', () => {
  const onToggle = vi.fn();
  open({
    sound: { text: '50 %', label: 'Lyd: 50 %', isOn: true, onToggle },
    fullScreen: { label: 'Fuld skærm', onToggle },
  });
  for (const key of ['sound', 'full-screen']) act(() => page.find(`screen/controls/buttons/${key}`)?.click());
  expect(onToggle).toHaveBeenCalledTimes(2);
});

test('[UI53] shows what it is given: subtitles, back, buffering', () => {
  const onToggle = vi.fn();
  const onBack = vi.fn();
  open({ isBuffering: true, onBack, subtitles: { text: 'Dansk', label: 'Undertekster', isOn: true, onToggle } });
  act(() => page.find('screen/controls/buttons/subtitles')?.click());
  act(() => page.find('screen/controls/top/back')?.click());
  expect([onToggle.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  expect(page.find('screen/controls/buttons/subtitles')?.getAttribute('aria-pressed')).toBe('true');
  expect(page.container.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Henter');
});
