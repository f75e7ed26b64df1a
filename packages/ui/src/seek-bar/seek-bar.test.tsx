import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { SeekBar, type SeekBarProps } from './seek-bar';

let page: TestPage;
afterEach(() => page.close());

const line = { label: 'Position', positionSeconds: 1800, durationSeconds: 7200, positionText: '20.15' };

function open(props: Partial<SeekBarProps>, readingDirection: 'ltr' | 'rtl' = 'ltr'): HTMLElement {
  page = openTestPage({ readingDirection });
  page.render(<SeekBar {...line} {...props} />);
  const bar = page.find('screen/seek/bar') as HTMLElement;
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 30));
  return bar;
}

const placesOf = (kind: string, side: 'left' | 'right' = 'left'): readonly string[] =>
  Array.from(page.container.querySelectorAll<HTMLElement>(`.fs-seek-${kind}`), ({ style }) => style[side]);

test('[UI1415] programmes meet at marks on the line, and live has its own', () => {
  open({ marks: [720, 3600], liveEdgeSeconds: 7128 });
  expect([placesOf('mark'), placesOf('edge')]).toEqual([['10%', '50%'], ['99%']]);
});

test('[UI1415] mirrored in right-to-left', () => {
  open({ marks: [720], liveEdgeSeconds: 7128 }, 'rtl');
  expect([placesOf('mark', 'right'), placesOf('edge', 'right')]).toEqual([['10%'], ['99%']]);
});

const point = (bar: HTMLElement, type: string, clientX: number, buttons = 1): void =>
  act(() => void bar.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, buttons })));

test('[UI1416] a pointer draws the knob along, and what it leaves it at is sought once', () => {
  const onSeekTo = vi.fn();
  const bar = open({ onSeekTo, textAt: (seconds) => `ved ${seconds}` });
  point(bar, 'pointermove', 300, 0);
  expect(bar.textContent).toBe('20.15');
  point(bar, 'pointermove', 600);
  expect([bar.textContent, placesOf('knob'), onSeekTo.mock.calls]).toEqual(['ved 3600', ['50%'], []]);
  point(bar, 'pointerup', 600, 0);
  act(() => void bar.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 600, detail: 1 })));
  expect([bar.textContent, onSeekTo.mock.calls]).toEqual(['20.15', [[3600]]]);
});

test('[UI1416] a drag that the system takes away seeks nothing', () => {
  const onSeekTo = vi.fn();
  const bar = open({ onSeekTo });
  point(bar, 'pointermove', 600);
  point(bar, 'pointercancel', 600, 0);
  point(bar, 'pointerup', 600, 0);
  expect([placesOf('knob'), onSeekTo.mock.calls]).toEqual([['25%'], []]);
});
