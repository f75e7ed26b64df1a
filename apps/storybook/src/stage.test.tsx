import { Button, ButtonRow } from '@fjernsyn/ui';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLook } from './load-look';
import { readStage } from './read-stage';
import { Stage } from './stage';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
  document.documentElement.style.fontSize = '';
});

const open = async (globals: Readonly<Record<string, unknown>>, onActivate = vi.fn()): Promise<void> => {
  const { look } = await loadLook({ globals });
  act(() =>
    root.render(
      <Stage settings={readStage(globals)} look={look}>
        <ButtonRow>
          <Button focusKey="a" order={0} label="A" />
          <Button focusKey="b" order={1} label="B" onActivate={onActivate} />
        </ButtonRow>
      </Stage>,
    ),
  );
};

const press = (key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
};

const focused = (): string | null | undefined => document.activeElement?.textContent;

test('[SB5] arrows move the engine, Enter is OK, other keys are the browser’s', async () => {
  const onActivate = vi.fn();
  await open({}, onActivate);
  expect(focused()).toBe('A');
  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('B');
  expect(press('Enter')).toBe(true);
  expect(onActivate).toHaveBeenCalledTimes(1);
  expect(press('Tab')).toBe(false);
  expect(focused()).toBe('B');
});

test('[SB2] right to left the arrows are mirrored', async () => {
  await open({ direction: 'rtl' });
  press('ArrowRight');
  expect(focused()).toBe('A');
  press('ArrowLeft');
  expect(focused()).toBe('B');
});

test('[SB8] sets language, direction, root size and theme, and follows a change', async () => {
  await open({ locale: 'da' });
  const page = document.documentElement;
  expect([page.lang, page.dir]).toEqual(['da', 'ltr']);
  expect(page.style.fontSize).toMatch(/px$/);
  expect(document.getElementById('theme')).not.toBeNull();
  await open({ locale: 'ar' });
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  expect(focused()).toBe('A');
});

test('[SB8] lays the safe area over the story, hidden from readers', async () => {
  await open({});
  expect(container.querySelector('.fs-accent[aria-hidden=true]')).toBeNull();
  await open({ overlay: 'safeArea' });
  expect(container.querySelector('.fs-accent[aria-hidden=true]')).not.toBeNull();
});

test('[SB8] lays a page out as its screen asks for', async () => {
  const layoutOn = async (value: string) => (await loadLook({ globals: { viewport: { value } } })).look.layout.name;
  expect(await layoutOn('tv4k')).toBe('tv');
  expect(await layoutOn('desktop')).toBe('desktop');
  expect(await layoutOn('phone')).toBe('phone');
});

test('[SB9] the toolbar draws the focus tree over a story, and takes it away', async () => {
  await open({ focus: 'tree' });
  expect(document.querySelector('[data-focus-debugger]')).not.toBeNull();
  await open({ focus: 'plain' });
  expect(document.querySelector('[data-focus-debugger]')).toBeNull();
});
