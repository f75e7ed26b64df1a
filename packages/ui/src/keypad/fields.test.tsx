import { act, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { activateFocused } from '../focus/activate-focused';
import { openTestPage, type TestPage } from '../page-fixture';
import { PinField, type PinFieldProps } from './pin-field';
import { changeOf } from './spoken';
import { TextField } from './text-field';

let page: TestPage;
afterEach(() => (page as TestPage | undefined)?.close());

const one = (selector: string): HTMLElement => page.container.querySelector(selector) as HTMLElement;
const said = (): string | null => one('[role=status]').textContent;

function renderPin(props: Partial<PinFieldProps>): void {
  page.render(
    <PinField label="Pinkode" typedCount={0} describe={(count, length) => `${count} af ${length} tal`} {...props} />,
  );
}

test('[UI215] shows a PIN as dots in boxes, and which box is next', () => {
  page = openTestPage();
  renderPin({ typedCount: 2 });
  const boxes = Array.from(page.container.querySelectorAll('.fs-pin-box'));
  expect(boxes.map((box) => box.querySelector('.fs-pin-dot') !== null)).toEqual([true, true, false, false]);
  expect(boxes.map((box) => box.hasAttribute('data-current'))).toEqual([false, false, true, false]);
  expect(one('[role=group]').getAttribute('aria-label')).toBe('Pinkode');
});

test('[UI214] says how many digits of a PIN there are, and never which', () => {
  page = openTestPage();
  renderPin({ typedCount: 0 });
  expect(said()).toBe('');
  renderPin({ typedCount: 3 });
  expect(said()).toBe('3 af 4 tal');
});

test('[UI215] the error of a PIN is said at each refusal and stays while the next try is typed', () => {
  page = openTestPage();
  renderPin({});
  expect(one('[role=alert]')).toBeNull();
  renderPin({ error: 'Koden passede ikke.', refusals: 1 });
  const first = one('[role=alert]');
  expect(one('[role=group]').getAttribute('aria-describedby')).toBe(first.id);
  renderPin({ error: 'Koden passede ikke.', refusals: 1, typedCount: 2 });
  expect(one('[role=alert]')).toBe(first);
  renderPin({ error: 'Koden passede ikke.', refusals: 2 });
  expect(one('[role=alert]')).not.toBe(first);
});

test('[UI214] tells what typing made of a text', () => {
  expect(changeOf('ha', 'hav')).toEqual({ added: 'v', removed: '' });
  expect(changeOf('hav', 'ha')).toEqual({ added: '', removed: 'v' });
  expect(changeOf('hav', '')).toEqual({ added: '', removed: 'hav' });
});

test('[UI216] a field shows its placeholder until something is typed, and what is wrong', () => {
  page = openTestPage();
  const field = (text: string, error?: string): ReactNode => (
    <TextField label="Navn" placeholder="Skriv et navn" describe={() => ''} text={text} error={error} />
  );
  page.render(field(''));
  expect(one('[role=group]').textContent).toBe('Skriv et navn');
  expect([one('[role=alert]'), one('[role=group]').getAttribute('aria-describedby')]).toEqual([null, null]);
  page.render(field('A', 'Navnet er for kort.'));
  expect([one('[role=group]').textContent, one('[role=alert]').textContent]).toEqual(['A', 'Navnet er for kort.']);
  expect(one('[role=group]').getAttribute('aria-describedby')).toBe(one('[role=alert]').id);
});

const onDone = vi.fn();

function Form(): ReactNode {
  const [text, setText] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const rules = { maxCharacters: 5 };
  return (
    <>
      <Button focusKey="before" order={0} label="Før" />
      <TextField
        label="Navn"
        text={text}
        describe={() => ''}
        device={{ order: 1, rules, isEditing, onEditingChange: setIsEditing, onChange: setText, onDone }}
      />
      <Button focusKey="after" order={2} label="Efter" />
    </>
  );
}

function openForm(): void {
  page = openTestPage();
  page.render(<Form />);
  act(() => void page.engine.focus('screen/before'));
}
const input = (): HTMLInputElement | null => page.container.querySelector('input');
const ok = (): void => act(() => void activateFocused(page.engine));

function write(value: string, isComposing = false): void {
  const field = input() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  const event = Object.assign(new Event('input', { bubbles: true }), { isComposing });
  act(() => void field.dispatchEvent(event));
}

test('[UI217] [ime-01] the ring passes over a field, and only OK brings the device’s keyboard', () => {
  openForm();
  page.move('down');
  expect([page.engine.getFocused(), input()]).toEqual(['screen/field', null]);
  page.move('down', 'up');
  ok();
  expect(document.activeElement).toBe(input());
});

test('[UI315] keeps the caret while it is typed, by the rules', () => {
  openForm();
  page.move('down');
  ok();
  write('Astrid');
  expect([input()?.value, document.activeElement === input()]).toEqual(['Astri', true]);
});

test('[UI315] leaves what an input method composes to it, until it is done', () => {
  openForm();
  page.move('down');
  ok();
  write('abcdefgh', true);
  expect(input()?.value).toBe('abcdefgh');
  act(() => void input()?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  expect(input()?.value).toBe('abcde');
});

test('[UI217] [ime-03] its end ends the keyboard and nothing else: by done, or by going on', () => {
  openForm();
  page.move('down');
  ok();
  write('Bo');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  act(() => void input()?.dispatchEvent(enter));
  expect([input(), onDone.mock.calls.length, page.engine.getFocused()]).toEqual([null, 1, 'screen/field']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Navn: Bo');
  ok();
  page.move('down');
  expect([input(), page.engine.getFocused()]).toEqual([null, 'screen/after']);
});

test.each([
  ['', 'Skriv et navn', 'Navn: Skriv et navn'],
  ['Bo', 'Skriv et navn', 'Navn: Bo'],
  ['', undefined, 'Navn'],
])('[UI778] a field with %j and the placeholder %j is named %j', (text, placeholder, name) => {
  page = openTestPage();
  page.render(
    <TextField
      label="Navn"
      placeholder={placeholder}
      text={text}
      describe={() => ''}
      device={{ rules: { maxCharacters: 20 }, isEditing: false, onEditingChange: vi.fn(), onChange: vi.fn() }}
    />,
  );
  expect(page.container.querySelector('button')?.getAttribute('aria-label')).toBe(name);
});
