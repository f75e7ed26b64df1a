import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../testing/fake-world';

let world: FakeWorld;
afterEach(() => world.leave());

test.each([
  [undefined, /^Må vi lære af, hvad du ser\?Så passer/],
  ['allow', /^Må vi lære af, hvad du ser\?Du har sagt ja\. Så passer/],
  ['refuse', /^Må vi lære af, hvad du ser\?Du har sagt nej\. Så passer/],
] as const)(
  '[CL661] after %s it says what was answered, and a yes and a no stand side by side',
  async (answered, words) => {
    world = await openFakeWorld((path) => (path === '/page' ? { body: homePage } : undefined));
    const { prompts } = world.application.overlays;
    const answers: string[] = [];
    for (const keys of [['ok'], ['right', 'ok'], ['back']] as const) {
      await act(async () => void prompts.ask({ kind: 'consent', answered }).then((answer) => answers.push(answer)));
      await act(() => vi.dynamicImportSettled());
      expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(words);
      await world.press(...keys);
    }
    expect(answers).toEqual(['allow', 'refuse', 'cancelled']);
  },
);
