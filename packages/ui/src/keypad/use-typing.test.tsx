import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { FocusGroup, FocusTrap } from '../focus/focus-group';
import { openTestPage, type TestPage } from '../page-fixture';
import { Keypad } from './keypad';
import { TypingPage, type TypingPageProps, testTexts } from './keypad-fixture';
import { TypedTextListener } from './typed-text-listener';

let page: TestPage;
afterEach(() => page.close());

function open(props: TypingPageProps = {}): void {
  page = openTestPage();
  page.render(<TypingPage {...props} />);
  act(() => void page.engine.focus('screen/keypad'));
}

const text = (): string | null => page.container.querySelector('[role=group]')?.textContent ?? null;

/** Sends a key where native focus is; tells whether somebody took it. */
function key(name: string, init: KeyboardEventInit = {}, target: Element = document.activeElement as Element): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  const heard = vi.fn();
  window.addEventListener('keydown', heard, { once: true });
  act(() => void target.dispatchEvent(event));
  window.removeEventListener('keydown', heard);
  expect(heard.mock.calls.length).toBe(event.defaultPrevented ? 0 : 1);
  return event.defaultPrevented;
}
const release = (): void => void document.dispatchEvent(new KeyboardEvent('keyup'));

test('[UI210] a keyboard types into the same text, and focus stays where it is', () => {
  open();
  for (const name of ['H', 'a', 'v', ' ', 'ø']) expect(key(name)).toBe(true);
  expect(text()).toBe('Hav ø');
  expect(page.engine.getFocused()).toBe('screen/keypad/row-0/a');
});

test('[UI314] leaves arrows, OK and Back to the remote control', () => {
  open({ start: 'x' });
  for (const name of ['ArrowLeft', 'ArrowDown', 'Enter', 'Escape', 'GoBack']) expect(key(name)).toBe(false);
  expect(text()).toBe('x');
});

test('[UI210] a digit held too long is one digit, also where no repeat is told', () => {
  open({ rules: { maxCharacters: 4, accepts: 'digits' } });
  key('1');
  key('1', { repeat: true });
  key('1');
  release();
  key('1');
  key('1');
  expect(text()).toBe('111');
});

test('[UI211] Backspace erases while there is text, and goes back after', () => {
  open({ start: 'ab' });
  expect([key('Backspace'), key('Backspace'), key('Backspace')]).toEqual([true, true, false]);
  expect(text()).toBe('');
});

test('[UI211] Backspace never erases where the remote control goes back by it', () => {
  open({ start: 'ab', isBackspaceBack: true });
  expect([key('Backspace'), text()]).toEqual([false, 'ab']);
});

test('[UI212] an accent waits for its letter', () => {
  open();
  key('Dead', { code: 'Equal' });
  expect(text()).toBe('');
  key('e');
  key('e');
  expect(text()).toBe('ée');
});

test('[UI210] takes what is pasted, by the rules', () => {
  open({ rules: { maxCharacters: 4, accepts: 'digits' } });
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => 'PIN 12 34 56' },
  });
  act(() => void document.dispatchEvent(event));
  expect([text(), event.defaultPrevented]).toEqual(['1234', true]);
});

test('[UI314] does not listen under a layer, beside another field, or while it is busy', () => {
  open();
  const field = page.container.appendChild(document.createElement('input'));
  expect([key('a', {}, field), text()]).toEqual([false, '']);
  page.render(
    <>
      <TypingPage />
      <FocusTrap focusKey="dialog">
        <Button focusKey="ok" label="OK" />
      </FocusTrap>
    </>,
  );
  expect([key('a'), text()]).toEqual([true, 'a']);
  page.render(<TypingPage isBusy />);
  key('b');
  expect(text()).toBe('a');
});

test('[UI772] a key of the screen and one of a keyboard each say which they are', () => {
  page = openTestPage();
  const onChange = vi.fn();
  page.render(<Keypad text="ha" rules={{ maxCharacters: 20 }} texts={testTexts} onChange={onChange} />);
  act(() => void page.engine.focus('screen/keypad'));
  key('v');
  act(() => page.find('screen/keypad/row-0/c')?.click());
  expect(onChange.mock.calls).toEqual([
    ['hav', 'keyboard'],
    ['hac', 'keypad'],
  ]);
});

test('[UI773] a page without a keypad takes what is typed while focus is in its group, and nothing of what else is', () => {
  page = openTestPage();
  const onChange = vi.fn();
  const listener = <TypedTextListener text="ha" rules={{ maxCharacters: 20 }} onChange={onChange} />;
  page.render(
    <>
      <FocusGroup kind="group" focusKey="search">
        {listener}
        <Button focusKey="found" label="Havgus" />
      </FocusGroup>
      <Button focusKey="menu" label="Menu" />
    </>,
  );
  act(() => void page.engine.focus('screen/search/found'));
  key('v');
  key('Backspace');
  act(() => void page.engine.focus('screen/menu'));
  key('x');
  expect(onChange.mock.calls).toEqual([
    ['hav', 'keyboard'],
    ['h', 'keyboard'],
  ]);
});

test('[UI773] a keypad that leaves the keyboard to the page around takes nothing of it', () => {
  open({ hearsKeyboard: false });
  expect([key('a'), text()]).toEqual([false, '']);
});
