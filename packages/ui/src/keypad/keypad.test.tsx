import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { TypingPage, type TypingPageProps } from './keypad-fixture';

let page: TestPage;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

function open(props: TypingPageProps = {}, options: TestPageOptions = {}): void {
  page = openTestPage(options);
  page.render(<TypingPage {...props} />);
}

const text = (): string | null => page.container.querySelector('[role=group]')?.textContent ?? null;
const focused = (): string => page.engine.getFocused()?.replace('screen/keypad/', '') ?? '';
const find = (place: string): HTMLElement => page.find(`screen/keypad/${place}`) as HTMLElement;
const focus = (place: string): void => act(() => void page.engine.focus(`screen/keypad/${place}`));
const press = (...places: readonly string[]): void => {
  for (const place of places) act(() => find(place).click());
};
const statuses = (): readonly (string | null)[] =>
  Array.from(page.container.querySelectorAll('[role=status]'), ({ textContent }) => textContent);

test('[UI200] types its letters, spaces and deletes', () => {
  open();
  press('row-1/h', 'row-4/å', 'foot/space', 'row-3/v', 'row-4/delete');
  expect(text()).toBe('hå ');
  press('foot/last');
  expect(text()).toBe('');
});

test('[UI200] its last key is done where the caller waits for that', () => {
  const onDone = vi.fn();
  open({ onDone, start: 'Bo' });
  press('foot/last');
  expect([onDone.mock.calls.length, text(), find('foot/last').textContent]).toEqual([1, 'Bo', 'Færdig']);
  page.close();
  open({ onDone, isDoneDisabled: true });
  press('foot/last');
  expect([onDone.mock.calls.length, find('foot/last').getAttribute('aria-disabled')]).toEqual([1, 'true']);
});

test('[UI201] [UI209] goes through its layouts with focus on the key that leads there', () => {
  open();
  const seen: string[] = [];
  const go = (place: string): void => {
    press(place);
    seen.push(
      `${focused()} ${Array.from(page.container.querySelectorAll('button'), (key) => key.textContent).join('')}`,
    );
  };
  for (const place of ['foot/layout', 'foot/first', 'foot/first', 'foot/layout']) go(place);
  expect(seen).toEqual([
    'foot/layout 1234567890&éabcRyd alt',
    'foot/first .,?!\'"-_:;&@()/+#%éáíóúýðäöüë123abcRyd alt',
    'foot/first 1234567890&éabcRyd alt',
    'foot/layout abcdefghijklmnopqrstuvwxyzæøå123Ryd alt',
  ]);
  expect(document.activeElement).toBe(find('foot/layout'));
  expect(statuses()[1]).toBe('Bogstaver');
});

test('[UI203] [UI209] cycles its capitals, shows them and says them', () => {
  open({ capitals: 'first-letter' });
  expect(find('row-0/a').textContent).toBe('A');
  press('row-0/a');
  expect(find('row-0/b').textContent).toBe('b');
  press('foot/first');
  expect([find('row-0/b').textContent, statuses()[1], focused()]).toEqual(['B', 'Kun store', 'foot/first']);
  expect(find('foot/first').getAttribute('aria-label')).toBe('Kun store');
});

test('[UI208] comes back to the column over long keys', () => {
  open();
  for (const [from, foot] of [
    ['row-4/y', 'foot/first'],
    ['row-4/z', 'foot/layout'],
    ['row-4/æ', 'foot/space'],
    ['row-4/ø', 'foot/space'],
    ['row-4/å', 'foot/last'],
    ['row-4/delete', 'foot/last'],
  ] as const) {
    focus(from);
    page.move('down');
    expect(focused()).toBe(foot);
    page.move('up');
    expect(focused()).toBe(from);
  }
});

test('[UI208] comes back to the column past the place that the static keypad leaves empty', () => {
  open({ layout: 'static-numeric' });
  focus('row-2/7');
  page.move('down');
  expect(focused()).toBe('row-3/0');
  page.move('up');
  expect(focused()).toBe('row-2/7');
});

test('[UI208] is entered from above by its first line and left where its lines end', () => {
  page = openTestPage();
  page.render(
    <>
      <Button focusKey="above" order={0} label="Over" />
      <TypingPage order={1} />
      <Button focusKey="below" order={2} label="Under" />
    </>,
  );
  act(() => void page.engine.focus('screen/above'));
  page.move('down');
  expect(focused()).toBe('row-0/a');
  page.move('left');
  expect(focused()).toBe('row-0/a');
  page.move('down', 'down', 'down', 'down', 'down', 'down');
  expect(page.engine.getFocused()).toBe('screen/below');
  page.move('up');
  expect(focused()).toBe('foot/first');
});

test('[UI208] goes round at the end of a line where it is told to', () => {
  open({ shouldWrap: true });
  focus('row-0/a');
  page.move('left');
  expect(focused()).toBe('row-0/f');
});

test('[UI218] letters stand from left to right in a page that reads from right to left, the foot is mirrored', () => {
  open({}, { readingDirection: 'rtl' });
  focus('row-0/a');
  page.move('right');
  expect(focused()).toBe('row-0/b');
  focus('row-4/y');
  page.move('down');
  expect(focused()).toBe('foot/last');
  page.move('right');
  expect(focused()).toBe('foot/space');
  page.move('up', 'left');
  expect(focused()).toMatch(/row-4\/[zæ]/);
  focus('row-4/delete');
  page.move('down');
  expect(focused()).toBe('foot/first');
  page.move('up');
  expect(focused()).toBe('row-4/delete');
});

test('[UI207] held, delete repeats: OK by its own repeats', () => {
  open({ start: 'Astrid' });
  focus('row-4/delete');
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const down = (timeStamp: number, repeat: boolean): void => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void find('row-4/delete').dispatchEvent(event));
  };
  down(1000, false);
  down(1500, true);
  down(1550, true);
  down(1640, true);
  expect([text(), heard.mock.calls.length]).toEqual(['Astr', 1]);
  act(() => void find('row-4/delete').dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true })));
  down(1900, true);
  expect(text()).toBe('Astr');
  document.removeEventListener('keydown', heard);
});

test('[UI207] held, delete repeats: a finger by time, and its click is no press more', () => {
  open({ start: 'Astrid' });
  const key = find('row-4/delete');
  act(() => void key.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  act(() => void vi.advanceTimersByTime(500));
  act(() => void vi.advanceTimersByTime(120));
  act(() => void key.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
  press('row-4/delete');
  act(() => void vi.advanceTimersByTime(5000));
  expect(text()).toBe('Astr');
  press('row-4/delete');
  expect(text()).toBe('Ast');
});

test('[UI207] a hold that ends elsewhere takes no later press with it', () => {
  open({ start: 'Astrid' });
  const key = find('row-4/delete');
  act(() => void key.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  act(() => void vi.advanceTimersByTime(500));
  act(() => void key.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })));
  press('row-4/delete');
  expect(text()).toBe('Astr');
});

test('[UI213] every key has a name, spoken on focus, the name of the keypad first', () => {
  open({ capitals: 'upper' });
  focus('row-0/a');
  page.move('right');
  focus('row-4/delete');
  expect(page.spoken).toEqual(['Tastatur. stort A', 'B', 'Slet']);
  const nameless = Array.from(page.container.querySelectorAll('button')).filter(
    (key) => (key.getAttribute('aria-label') ?? key.textContent) === '',
  );
  expect(nameless).toEqual([]);
  expect(find('foot/layout').getAttribute('aria-label')).toBe('Tal 123');
});

test('[UI214] says what was typed and what went', () => {
  open();
  press('row-0/b');
  expect(statuses()[0]).toBe('b');
  press('row-4/delete');
  expect(statuses()[0]).toBe('b slettet');
});

test('[UI219] while it is busy its keys keep focus and do nothing', () => {
  open({ isBusy: true, start: '1234', layout: 'static-numeric' });
  press('row-3/delete', 'row-0/1');
  expect([text(), focused()]).toEqual(['1234', 'row-0/1']);
});

test('[UI202] the static keypad has a key of its caller’s', () => {
  const onActivate = vi.fn();
  open({ layout: 'static-numeric', extra: { text: 'Glemt?', onActivate } });
  press('row-3/extra');
  expect([onActivate.mock.calls.length, find('row-3/extra').textContent]).toEqual([1, 'Glemt?']);
});
