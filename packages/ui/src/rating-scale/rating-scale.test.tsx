import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { RatingScale } from './rating-scale';

let page: TestPage;
afterEach(() => page.close());

test.each([
  [undefined, 'screen/scale/5'],
  [8, 'screen/scale/8'],
])('[UI1044] a scale with %s given is entered at %s, and each number is named and can be given', (given, entered) => {
  const onGive = vi.fn();
  page = openTestPage();
  const nameOf = (rating: number): string => `Giv ${rating}`;
  page.render(<RatingScale focusKey="scale" order={0} most={10} given={given} nameOf={nameOf} onGive={onGive} />);
  page.engine.focus('screen/scale');
  expect(page.engine.getFocused()).toBe(entered);
  const pressed = Array.from(page.container.querySelectorAll('[aria-pressed=true]'), ({ textContent }) => textContent);
  expect(pressed).toEqual(given === undefined ? [] : [String(given)]);
  const first = page.find('screen/scale/1');
  expect(first?.getAttribute('aria-label')).toBe('Giv 1');
  act(() => first?.click());
  expect(onGive).toHaveBeenCalledExactlyOnceWith(1);
});
