import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Button, type ButtonProps, ButtonRow } from './button';

let page: TestPage;
afterEach(() => page.close());

function open(props: Partial<ButtonProps> = {}): HTMLElement {
  page = openTestPage();
  page.render(<Button focusKey="list" label="Min liste" {...props} />);
  return page.find('screen/list') as HTMLElement;
}

test('[UI55] is named by its label, shown or not', () => {
  expect(open({ icon: 'plus' }).textContent).toBe('Min liste');
  page.close();
  const button = open({ icon: 'plus', isIconOnly: true });
  expect(button.textContent).toBe('');
  expect(button.getAttribute('aria-label')).toBe('Min liste');
});

test('[UI502] shows a drawing that arrives with it', () => {
  expect(
    open({ icon: { pen: ['M1 1h2'] } })
      .querySelector('path')
      ?.getAttribute('d'),
  ).toBe('M1 1h2');
});

test.each([
  [false, 'yes'],
  [true, 'no'],
])('[UI503] a row that remembers (%s) is entered by “%s”', (isRemembered, entered) => {
  page = openTestPage();
  page.render(
    <>
      <ButtonRow order={0} isRemembered={isRemembered}>
        <Button focusKey="yes" order={0} label="Ja" />
        <Button focusKey="no" order={1} label="Nej" />
      </ButtonRow>
      <Button focusKey="below" order={1} label="Below" />
    </>,
  );
  page.move('right', 'down', 'up');
  expect(page.engine.getFocused()).toBe(`screen/actions/${entered}`);
});

test('[UI55] is a link where it has an address, else a button', () => {
  expect(open().getAttribute('type')).toBe('button');
  page.close();
  const link = open({ href: '/se/havgus' });
  expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/se/havgus']);
});

test('[UI55] says whether it is on where it is a switch', () => {
  expect(open().getAttribute('aria-pressed')).toBeNull();
  page.close();
  expect(open({ isOn: false }).getAttribute('aria-pressed')).toBe('false');
  page.close();
  const on = open({ isOn: true });
  expect([on.getAttribute('aria-pressed'), on.hasAttribute('data-on')]).toEqual(['true', true]);
});

test('[UI16] says that it is disabled, and does nothing', () => {
  const onActivate = vi.fn();
  const button = open({ isDisabled: true, onActivate });
  act(() => button.click());
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect([onActivate.mock.calls.length, page.engine.getFocused()]).toEqual([0, null]);
});

test('[UI47] a row is entered by its first button, or by the preferred one', () => {
  page = openTestPage();
  const buttons = ['Ja', 'Nej'].map((label, order) => (
    <Button key={label} focusKey={label} label={label} order={order} />
  ));
  page.render(<ButtonRow>{buttons}</ButtonRow>);
  act(() => void page.engine.focus('screen/actions'));
  expect(page.engine.getFocused()).toBe('screen/actions/Ja');
  page.close();
  page = openTestPage();
  page.render(<ButtonRow preferred="Nej">{buttons}</ButtonRow>);
  act(() => void page.engine.focus('screen/actions'));
  expect(page.engine.getFocused()).toBe('screen/actions/Nej');
});
