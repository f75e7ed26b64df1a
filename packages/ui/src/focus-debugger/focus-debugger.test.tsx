import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FocusGroup } from '../focus/focus-group';
import { useFocusable } from '../focus/use-focusable';
import { openTestPage, type TestPage } from '../page-fixture';
import { FocusDebugger } from './focus-debugger';

let page: TestPage;
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1, () => undefined));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.getAttribute('data-x') ?? 0), 20, 100, 50);
  });
});
afterEach(() => page.close());

function Box({
  name,
  x,
  isDisabled,
}: {
  readonly name: string;
  readonly x: number;
  readonly isDisabled?: boolean;
}): ReactNode {
  const { ref, props } = useFocusable<HTMLButtonElement>({ focusKey: name, order: x, isDisabled });
  return (
    <button type="button" ref={ref} data-x={x} {...props}>
      {name}
    </button>
  );
}

const open = (): void => {
  page = openTestPage();
  page.render(
    <>
      <FocusGroup kind="row" focusKey="row">
        <Box name="a" x={0} />
        <Box name="b" x={110} isDisabled />
        <Box name="c" x={220} />
        <Box name="far" x={9000} />
      </FocusGroup>
      <FocusDebugger />
    </>,
  );
};

const draw = (): void => act(() => frames.splice(0).forEach((frame) => void frame()));
const texts = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('text'), (text) => text.textContent);

test('[UI230] draws each group and leaf that is seen, with its key', () => {
  open();
  draw();
  expect(texts()).toEqual(['screen (column)', 'row (row)', 'a', 'b', 'c']);
  const [group] = Array.from(document.querySelectorAll('rect'));
  expect([group?.getAttribute('x'), group?.getAttribute('width')]).toEqual(['0', '320']);
});

test('[UI231] names at each candidate of the last move the rule that dropped or chose it', () => {
  open();
  draw();
  page.move('right');
  draw();
  expect(texts()).toEqual(['screen (column)', 'row (row)', 'a', 'b: disabled', 'c: chosen']);
  expect(document.querySelector('svg')?.getAttribute('data-focus-debugger')).toBe('right moved');
});

test('[UI230] lies over the page without taking part in it, and ends with its component', () => {
  open();
  draw();
  const overlay = document.querySelector('svg');
  expect(overlay?.getAttribute('aria-hidden')).toBe('true');
  expect(overlay?.style.pointerEvents).toBe('none');
  page.render(null);
  draw();
  expect(document.querySelector('svg')).toBeNull();
});
