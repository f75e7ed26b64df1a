import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { withoutUnheardEvents } from './unheard-events';

test('[CL290] React hears clicks and ends of transitions, and not that animations begin', () => {
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }): void => void heard.push(type);
  const content: ReactNode = (
    <button type="button" onClick={hear} onTransitionEnd={hear} onTransitionStart={hear} onAnimationStart={hear}>
      Afspil
    </button>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const listened = vi.spyOn(container, 'addEventListener');
  const root = createRoot(withoutUnheardEvents(container));
  act(() => root.render(content));
  const button = container.querySelector('button');
  for (const type of ['click', 'transitionend', 'transitionstart', 'animationstart']) {
    act(() => void button?.dispatchEvent(new Event(type, { bubbles: true })));
  }
  expect(heard).toEqual(['click', 'transitionend']);
  expect(listened.mock.calls.map(([type]) => type)).not.toContain('transitionrun');
  act(() => root.unmount());
  container.remove();
});
