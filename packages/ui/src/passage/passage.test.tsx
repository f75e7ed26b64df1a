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
  open({ more: { label: 'Læs mere', onActivate } });
  const button = page.find('screen/page/p0/more');
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
