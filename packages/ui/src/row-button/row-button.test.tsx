import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { RowButton, type RowButtonProps } from './row-button';

let page: TestPage;
afterEach(() => page.close());

function open(props: Partial<RowButtonProps>): HTMLElement {
  page = openTestPage();
  page.render(<RowButton focusKey="age" order={0} label="Aldersgrænse" onActivate={() => undefined} {...props} />);
  return page.find('screen/age') as HTMLElement;
}

test('[UI676] a row says its label and what it stands at, and is pressed', () => {
  const onActivate = vi.fn();
  const row = open({ value: 'Hopla', onActivate });
  expect([row.getAttribute('aria-label'), row.textContent, row.getAttribute('aria-pressed')]).toEqual([
    'Aldersgrænse. Hopla',
    'Aldersgrænse Hopla',
    null,
  ]);
  act(() => row.click());
  expect(onActivate).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 'true', 1],
  [false, 'false', 0],
])('[UI676] one of several answers says whether it is chosen (%s), with a tick', (isOn, pressed, icons) => {
  const row = open({ isOn });
  expect([row.getAttribute('aria-pressed'), row.hasAttribute('data-on'), row.querySelectorAll('svg').length]).toEqual([
    pressed,
    isOn,
    icons,
  ]);
});

test.each([
  [undefined, 1],
  [true, 2],
  [false, 1],
])('[UI1041] with an icon it has no chevron, and a tick where it is on (%s)', (isOn, icons) => {
  const row = open({ icon: 'play', isOn });
  expect([row.querySelectorAll('svg').length, row.getAttribute('aria-label')]).toEqual([icons, 'Aldersgrænse']);
});

test('[UI16] a disabled row does nothing', () => {
  const onActivate = vi.fn();
  const row = open({ isDisabled: true, onActivate });
  act(() => row.click());
  expect(onActivate).not.toHaveBeenCalled();
});
