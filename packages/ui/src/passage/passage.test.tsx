import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Page } from '../page/page';
import { openTestPage, type TestPage } from '../page-fixture';
import type { TextBlock } from '../text-blocks/text-blocks';
import { Passage, type PassageProps } from './passage';

let page: TestPage;
afterEach(() => page.close());

const blocks: readonly TextBlock[] = [
  { kind: 'paragraph', text: 'Vi sender.' },
  { kind: 'list', entries: ['Serier', 'Film'] },
];

function open(...passages: readonly Partial<PassageProps>[]): void {
  page = openTestPage();
  page.render(
    <Page label="Om">
      {passages.map((props, order) => (
        <Passage key={order} focusKey={`p${order}`} order={order} blocks={blocks} {...props} />
      ))}
    </Page>,
  );
  page.idle();
}

test('[UI320] a text has its title over its words, takes focus as a whole, and is said', () => {
  open({ title: 'Om os' });
  const stop = page.find('screen/page/p0/text');
  expect(page.container.querySelector('h2')?.textContent).toBe('Om os');
  expect([document.activeElement, stop?.textContent]).toEqual([stop, 'Vi sender.SerierFilm']);
  expect(page.spoken.join()).toContain('Vi sender. Serier. Film');
});

test('[UI320] a text that goes on elsewhere has a button for it', () => {
  const onActivate = vi.fn();
  open({ actions: [{ focusKey: 'more', label: 'Læs mere', onActivate }] });
  const button = page.find('screen/page/p0/actions/more');
  expect(document.activeElement).toBe(button);
  act(() => button?.click());
  expect(onActivate).toHaveBeenCalledOnce();
});

test('[UI320] keys go from text to text, of which the one with focus is marked', () => {
  open({}, {});
  const active = (): readonly boolean[] =>
    Array.from(page.container.querySelectorAll('section'), (section) => section.hasAttribute('data-active'));
  expect(active()).toEqual([true, false]);
  page.move('down');
  expect([document.activeElement, active()]).toEqual([page.find('screen/page/p1/text'), [false, true]]);
});

test('[UI900] a text has several buttons, of which the first says the words too, and each whether it is on', () => {
  open({
    title: 'Udseende',
    actions: [
      { focusKey: 'text', label: 'Stor tekst', isOn: true },
      { focusKey: 'contrast', label: 'Høj kontrast', isOn: false },
    ],
  });
  expect(page.spoken.join()).toContain('Udseende. Vi sender. Serier. Film. Stor tekst');
  page.move('right');
  expect(document.activeElement?.textContent).toBe('Høj kontrast');
  const pressed = Array.from(page.container.querySelectorAll('button'), (each) => each.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['true', 'false']);
});

test('[UI901] a fact has its name before it, and is said as one sentence', () => {
  open({ blocks: [{ kind: 'fact', name: 'Navn', text: 'Malene Kvist' }] });
  expect(page.container.querySelector('p')?.textContent).toBe('Navn: Malene Kvist');
  expect(page.spoken.join()).toContain('Navn: Malene Kvist');
});

test('[UI902] a text that waits keeps the focus for what it will have', () => {
  open({ title: 'Oplysninger', isWaiting: true }, {});
  expect(page.engine.getFocused()).toBe('screen/page/p0');
  page.render(
    <Page label="Om">
      <Passage focusKey="p0" order={0} blocks={blocks} actions={[{ focusKey: 'send', label: 'Send' }]} />
      <Passage focusKey="p1" order={1} blocks={blocks} />
    </Page>,
  );
  expect(document.activeElement?.textContent).toBe('Send');
});
