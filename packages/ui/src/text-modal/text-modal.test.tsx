import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { loadTextModal } from './load-text-modal';
import { TextModal, type TextModalProps } from './text-modal';
import { toPages } from './use-text-pages';

const heights = { view: 569, content: 2_000, page: 533 };
let page: TestPage;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => heights.view);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.id === '' ? heights.page : heights.content;
  });
  heights.content = 2_000;
  page = openTestPage();
});
afterEach(() => page.close());

const close = vi.fn<() => void>();
const usual: TextModalProps = {
  focusKey: 'text',
  title: 'Havgus',
  facts: ['Krimi', '2 sæsoner'],
  rating: { text: '15', label: 'Fra 15 år' },
  blocks: [
    { kind: 'heading', text: 'Handling' },
    { kind: 'paragraph', text: 'En lærer forsvinder.' },
    { kind: 'list', entries: ['Maja Lind', 'Aksel Bro'] },
  ],
  texts: { close: 'Luk', page: (position, count) => `Side ${position} af ${count}` },
  onClose: close,
};
const open = (props: Partial<TextModalProps> = {}): void =>
  page.render(
    <>
      <Button focusKey="opener" label="Læs mere" />
      <TextModal {...usual} {...props} />
    </>,
  );
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';
const view = (): HTMLElement =>
  page.container.querySelector<HTMLElement>('[aria-describedby] .fs-travels') as HTMLElement;

test('[UI110] is a dialog with a name, whose whole text readers hear', () => {
  open({ note: { title: 'Rettelse', text: 'Byen hedder Lemvig.' } });
  const dialog = page.container.querySelector('[role=dialog]');
  const heard = (name: string): string | null | undefined =>
    document.getElementById(dialog?.getAttribute(name) ?? '')?.textContent;
  expect([dialog?.getAttribute('aria-modal'), heard('aria-labelledby')]).toEqual(['true', 'Havgus']);
  expect(heard('aria-describedby')).toBe('RettelseByen hedder Lemvig.HandlingEn lærer forsvinder.Maja LindAksel Bro');
  const whole =
    'Havgus. Krimi, 2 sæsoner. Fra 15 år. Rettelse. Byen hedder Lemvig. Handling. En lærer forsvinder. Maja Lind. Aksel Bro';
  expect(page.spoken.slice(-1)).toEqual([`${whole}. Side 1 af 4`]);
});

test('[UI566] shows art behind the text, for eyes alone', () => {
  open();
  expect(page.container.querySelector('[role=dialog] img')).toBeNull();
  open({ art: '/havgus.jpg' });
  const behind = page.container.querySelector('[role=dialog] .fs-faint');
  expect([behind?.getAttribute('aria-hidden'), behind?.querySelector('img')?.getAttribute('src')]).toEqual([
    'true',
    '/havgus.jpg',
  ]);
});

test('[UI110] keeps focus in it, and gives it back when it goes', () => {
  page.render(<Button focusKey="opener" label="Læs mere" />);
  act(() => void page.engine.focus('screen/opener'));
  open();
  page.move('left', 'right', 'down', 'down', 'down', 'down', 'down');
  expect(focused()).toBe('Side 4 af 4');
  page.render(<Button focusKey="opener" label="Læs mere" />);
  expect(page.engine.getFocused()).toBe('screen/opener');
});

test('[UI111] keys go through it by pages of 533 px, and up from the first to closing', () => {
  open();
  expect(focused()).toBe('Side 1 af 4');
  page.move('down');
  expect([focused(), view().scrollTop]).toEqual(['Side 2 af 4', 533]);
  page.move('down');
  expect(view().scrollTop).toBe(1_066);
  page.move('up', 'up', 'up');
  expect(focused()).toBe('Luk');
  act(() => (document.activeElement as HTMLElement).click());
  expect(close).toHaveBeenCalledTimes(1);
  page.move('down');
  expect(focused()).toBe('Side 1 af 4');
});

test('[UI111] a text that is seen whole has no steps and no bar', () => {
  heights.content = 569;
  open();
  expect(focused()).toBe('Luk');
  expect(page.container.querySelector('.fs-scroll-thumb')).toBeNull();
});

test.each([
  [569, 1, 533],
  [570, 2, 533],
  [1_102, 2, 533],
  [1_103, 3, 533],
])('[UI111] a text of %i px has %i pages', (contentPx, count, stepPx) => {
  expect(toPages({ viewPx: 569, contentPx, pagePx: 533, overlapPx: 36 })).toMatchObject({ count, stepPx });
});

test('[UI111] a low view takes steps that leave a line to read on from', () => {
  expect(toPages({ viewPx: 400, contentPx: 2_000, pagePx: 533, overlapPx: 36 }).stepPx).toBe(364);
});

const scrollBy = (topPx: number): void =>
  act(() => {
    view().scrollTop = topPx;
    view().dispatchEvent(new Event('scroll'));
  });

test('[UI112] a finger scrolls it, and keys go on from there', () => {
  open();
  act(() => void view().dispatchEvent(new Event('touchstart')));
  scrollBy(1_100);
  expect([focused(), view().scrollTop]).toEqual(['Side 3 af 4', 1_100]);
  page.move('up');
  expect([focused(), view().scrollTop]).toEqual(['Side 2 af 4', 533]);
  scrollBy(300);
  expect(focused()).toBe('Side 2 af 4');
});

test('[UI112] the bar shows where one is and can be dragged by a pointer', () => {
  open();
  const bar = page.container.querySelector<HTMLElement>('[aria-hidden] .fs-scroll-track')?.parentElement as HTMLElement;
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ top: 100, height: 500 } as DOMRect);
  const thumb = bar.querySelector<HTMLElement>('.fs-scroll-thumb')?.parentElement as HTMLElement;
  expect(thumb.style.height).toBe('28.45%');
  const mouse = (target: EventTarget, type: string, clientY: number): void =>
    act(() => void target.dispatchEvent(new MouseEvent(type, { clientY, bubbles: true, cancelable: true })));
  mouse(bar, 'mousedown', 350);
  expect(view().scrollTop).toBe(1_000 - 569 / 2);
  scrollBy(1_138);
  expect([thumb.style.transform, focused()]).toEqual(['translateY(200%)', 'Side 3 af 4']);
  mouse(document, 'mouseup', 350);
  mouse(document, 'mousemove', 100);
  expect(view().scrollTop).toBe(1_138);
});

test('[UI113] it is fetched when it is asked for', async () => {
  expect(await loadTextModal()).toBe(TextModal);
});
