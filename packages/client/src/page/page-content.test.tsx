import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { heroPage } from '../testing/fake-pages';
import { clientElement, createFakeApplication } from '../testing/fake-world';

test('[CL197] who is quicker than the rest of a page finds it under the last rail of the first frame', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { application, ports } = createFakeApplication((path) => (path === '/page' ? { body: heroPage } : undefined));
  application.start.open();
  await ports.clock.advanceSettled(0);
  const container = document.createElement('div');
  document.body.appendChild(container);
  const root = createRoot(container);
  const rails = (): readonly (string | null)[] =>
    Array.from(container.querySelectorAll('section[aria-busy]'), (rail) => rail.getAttribute('aria-label'));

  // All of this is one task: what React puts off does not come.
  flushSync(() => root.render(clientElement(application)));
  expect(rails()).toEqual(['Nyt', 'Film']);
  flushSync(() => application.focus.move('down'));
  expect(rails()).toEqual(['Nyt', 'Film']);
  flushSync(() => application.focus.move('down'));
  expect(rails()).toEqual(['Nyt', 'Film', 'Senere']);

  root.unmount();
  application.stop();
  container.remove();
});
