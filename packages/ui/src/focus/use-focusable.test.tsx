import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage, type TestPageOptions } from '../page-fixture';
import { activateFocused } from './activate-focused';
import { FocusGroup, FocusTrap } from './focus-group';
import { hasMenu, openFocusedMenu } from './focused-menu';
import { useFocusable } from './use-focusable';

let page: TestPage;
afterEach(() => page.close());

const rendered = vi.fn<(name: string) => void>();

interface KeyProps {
  readonly name: string;
  readonly order?: number;
  readonly isDisabled?: boolean;
  readonly href?: string;
  readonly onActivate?: () => void;
}

function Key({ name, order, isDisabled, href = `/${name}`, onActivate }: KeyProps): ReactNode {
  rendered(name);
  const focusable = useFocusable<HTMLAnchorElement>({
    focusKey: name,
    order,
    isDisabled,
    onActivate,
    speech: () => `spoken ${name}`,
  });
  return (
    <a {...focusable.props} ref={focusable.ref} href={href}>
      {name}
    </a>
  );
}

function Row({ children, label = 'Row' }: { readonly children: ReactNode; readonly label?: string }): ReactNode {
  return (
    <FocusGroup kind="row" focusKey="row" label={label}>
      {children}
    </FocusGroup>
  );
}

function open(content: ReactNode, options?: TestPageOptions): void {
  page = openTestPage(options);
  page.render(content);
}

const abc = (
  <Row>
    <Key name="a" order={0} />
    <Key name="b" order={1} />
    <Key name="c" order={2} />
  </Row>
);

const active = (): string | null => document.activeElement?.getAttribute('data-focus-id') ?? null;

test.each([false, true])('[UI10] keeps native focus and tabindex in step with the engine (strict %s)', (isStrict) => {
  open(abc, { isStrict });
  act(() => void page.engine.focus('screen/row/a'));
  page.move('right');
  expect(page.engine.getFocused()).toBe('screen/row/b');
  expect(active()).toBe('screen/row/b');
  expect(page.find('screen/row/b')?.tabIndex).toBe(0);
  expect(page.find('screen/row/b')?.hasAttribute('data-focused')).toBe(true);
  expect(page.find('screen/row/a')?.tabIndex).toBe(-1);
  expect(page.find('screen/row/a')?.hasAttribute('data-focused')).toBe(false);
});

const marked = (): readonly (string | null)[] =>
  Array.from(page.container.querySelectorAll('[data-focused], [tabindex="0"]'), (element) => element.textContent);

test('[UI11] marks the element that gains focus and renders nothing', () => {
  open(abc);
  act(() => void page.engine.focus('screen/row/a'));
  rendered.mockClear();
  page.move('right');
  expect(marked()).toEqual(['b']);
  expect(rendered).not.toHaveBeenCalled();
});

test('[UI11] keeps the mark where React renders the element anew, and takes it from one that stands for another node now', () => {
  open(abc);
  act(() => void page.engine.focus('screen/row/b'));
  page.render(
    <Row>
      <Key name="a" order={0} />
      <Key name="b" order={1} href="/elsewhere" />
      <Key name="c" order={2} />
    </Row>,
  );
  expect(marked()).toEqual(['b']);
  page.render(
    <Row>
      <Key name="a" order={0} />
      <Key name="d" order={1} />
    </Row>,
  );
  const focused = page.engine.getFocused();
  expect(marked()).toEqual([focused?.slice(-1)]);
});

test('[UI10] gives native focus before any listener may write to the page', () => {
  open(abc);
  act(() => void page.engine.focus('screen/row/a'));
  const seen: (string | null)[] = [];
  page.engine.subscribeTo('screen/row/b', () => seen.push(active()));
  page.move('right');
  expect(seen).toEqual(['screen/row/b']);
});

test('[UI12] keeps focus when React puts the elements into another order', () => {
  open(abc);
  act(() => void page.engine.focus('screen/row/b'));
  page.render(
    <Row>
      <Key key="c" name="c" order={0} />
      <Key key="b" name="b" order={1} />
      <Key key="a" name="a" order={2} />
    </Row>,
  );
  expect(page.engine.getFocused()).toBe('screen/row/b');
  expect(active()).toBe('screen/row/b');
  page.move('right');
  expect(page.engine.getFocused()).toBe('screen/row/a');
});

test('[UI12] focuses an element that mounts after its node got focus', () => {
  open(<Row>{null}</Row>);
  act(() => void page.engine.focus('screen/row/late'));
  page.render(
    <Row>
      <Key name="early" order={0} />
      <Key name="late" order={1} />
    </Row>,
  );
  expect(active()).toBe('screen/row/late');
});

test('[UI13] focuses what the pointer moves over, not what moves under a still pointer', () => {
  open(abc);
  act(() => void page.engine.focus('screen/row/a'));
  const over = (name: string, screenX: number): void => {
    const event = new MouseEvent('mousemove', { bubbles: true, screenX, screenY: 5 });
    act(() => void page.find(`screen/row/${name}`)?.dispatchEvent(event));
  };
  over('b', 10);
  expect(page.engine.getFocused()).toBe('screen/row/b');
  over('c', 10);
  expect(page.engine.getFocused()).toBe('screen/row/b');
  over('c', 11);
  expect(page.engine.getFocused()).toBe('screen/row/c');
});

test('[UI14] activates by click and by OK, and leaves a click with a modifier to the browser', () => {
  const onActivate = vi.fn();
  open(
    <Row>
      <Key name="a" order={0} />
      <Key name="b" order={1} onActivate={onActivate} />
    </Row>,
  );
  act(() => void page.engine.focus('screen/row/b'));
  act(() => expect(activateFocused(page.engine)).toBe(true));
  expect(onActivate).toHaveBeenCalledTimes(1);
  const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void page.find('screen/row/b')?.dispatchEvent(plain));
  expect(onActivate).toHaveBeenCalledTimes(2);
  expect(plain.defaultPrevented).toBe(true);
  const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  page.container.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false });
  act(() => void page.find('screen/row/b')?.dispatchEvent(newTab));
  expect(onActivate).toHaveBeenCalledTimes(2);
});

test('[UI14] does nothing for OK without focus', () => {
  open(<Row>{null}</Row>);
  expect(activateFocused(page.engine)).toBe(false);
});

test('[UI15] speaks on focus, the label of a group first when it is new', () => {
  open(
    <>
      <FocusGroup kind="row" focusKey="one" label="Rail one" order={0}>
        <Key name="a" order={0} />
        <Key name="b" order={1} />
      </FocusGroup>
      <FocusGroup kind="row" focusKey="two" label="Rail two" order={1}>
        <Key name="a" order={0} />
      </FocusGroup>
    </>,
  );
  act(() => void page.engine.focus('screen/one/a'));
  page.move('right', 'down');
  expect(page.spoken.slice(-3)).toEqual(['Rail one. spoken a', 'spoken b', 'Rail two. spoken a']);
});

test('[UI16] skips what is disabled and says so to the browser', () => {
  const onActivate = vi.fn();
  open(
    <Row>
      <Key name="a" order={0} />
      <Key name="b" order={1} isDisabled onActivate={onActivate} />
      <Key name="c" order={2} />
    </Row>,
  );
  act(() => void page.engine.focus('screen/row/a'));
  page.move('right');
  expect(page.engine.getFocused()).toBe('screen/row/c');
  act(() => page.find('screen/row/b')?.click());
  expect(onActivate).not.toHaveBeenCalled();
});

test('[UI17] traps focus in a layer and gives it back', () => {
  const layer = (
    <FocusTrap focusKey="layer">
      <Key name="ok" />
    </FocusTrap>
  );
  open(abc);
  act(() => void page.engine.focus('screen/row/c'));
  page.render(
    <>
      {abc}
      {layer}
    </>,
  );
  expect(page.engine.getFocused()).toBe('screen/layer/ok');
  page.move('up', 'left');
  expect(page.engine.getFocused()).toBe('screen/layer/ok');
  page.render(abc);
  expect(page.engine.getFocused()).toBe('screen/row/c');
  expect(active()).toBe('screen/row/c');
});

test('[UI311] focus shows from the first key until the next touch', () => {
  open(abc);
  const root = document.documentElement;
  root.removeAttribute('data-keys');
  act(() => void page.engine.focus('screen/row/a', { cause: 'pointer' }));
  page.move('right', 'down');
  expect(root.hasAttribute('data-keys')).toBe(true);
  root.dispatchEvent(new Event('touchstart'));
  expect(root.hasAttribute('data-keys')).toBe(false);
});

test('[UI332] [found-focus-04] keeps native focus with the ring as the mouse is pressed beside what can have it', () => {
  open(
    <>
      <p id="title">Title</p>
      {abc}
      <Key name="off" isDisabled />
      <button id="arrow" type="button" tabIndex={-1} />
      <input id="field" />
    </>,
  );
  const isKept = (selector: string): boolean => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(active()).toBe('screen/row/a');
  expect(isKept('#title')).toBe(true);
  expect(isKept('body')).toBe(true);
  expect(isKept('#arrow')).toBe(true);
  expect(isKept('[data-disabled]')).toBe(true);
  expect(isKept('[data-focus-id="screen/row/b"]')).toBe(false);
  expect(isKept('#field')).toBe(false);
});

test('[UI463] text that is to be read can be selected by the mouse, and the focus is with the ring afterwards', () => {
  open(
    <>
      <p id="text" data-selectable="">
        Text
      </p>
      {abc}
    </>,
  );
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  const text = document.querySelector('#text');
  text?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  // As the engine does where the press is left to it.
  (document.activeElement as HTMLElement).blur();
  expect(active()).toBeNull();
  text?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  expect(active()).toBe('screen/row/a');
});

test('[UI1000] [UI1001] what has a menu says so to whoever asks, and opens it by a right click, a modifier aside', () => {
  const onMenu = vi.fn<() => void>();
  function Menu({ name, isDisabled }: { readonly name: string; readonly isDisabled?: boolean }): ReactNode {
    const { ref, props } = useFocusable<HTMLButtonElement>({ focusKey: name, isDisabled, onMenu });
    return <button {...props} ref={ref} type="button" />;
  }
  open(
    <Row>
      <Key name="a" />
      <Menu name="b" />
      <Menu name="c" isDisabled />
    </Row>,
  );
  const ids = ['a', 'b', 'c'].map((name) => `screen/row/${name}`);
  expect(ids.map((id) => hasMenu(id))).toEqual([false, true, false]);
  act(() => openFocusedMenu(page.engine));
  expect(onMenu).not.toHaveBeenCalled();
  page.move('right');
  act(() => openFocusedMenu(page.engine));
  expect(onMenu).toHaveBeenCalledOnce();
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, shiftKey: true });
  act(() => void page.find('screen/row/b')?.dispatchEvent(asked));
  expect([onMenu.mock.calls.length, asked.defaultPrevented]).toEqual([1, false]);
});

test('[UI1002] what focus has rested on for three seconds hears of it once, and nothing that focus passes', () => {
  vi.useFakeTimers();
  const rested: string[] = [];
  function Leaf({ name, order }: { readonly name: string; readonly order: number }): ReactNode {
    const { ref, props } = useFocusable<HTMLButtonElement>({ focusKey: name, order, onRest: () => rested.push(name) });
    return <button {...props} ref={ref} type="button" />;
  }
  try {
    open(
      <Row>
        {['a', 'b', 'c'].map((name, order) => (
          <Leaf key={name} name={name} order={order} />
        ))}
      </Row>,
    );
    page.move('right');
    vi.advanceTimersByTime(2_900);
    page.move('right');
    vi.advanceTimersByTime(2_900);
    expect(rested).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(rested).toEqual(['c']);
  } finally {
    vi.useRealTimers();
  }
});
