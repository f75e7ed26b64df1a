import { expect, waitFor, within } from 'storybook/test';
import type { StoryCanvas } from './expect-focus';

/** A phone's 16, less what a button grows by in focus. */
const edgePx = 5;

/** Fails unless all headings and buttons of a story stand within the window, clear of its sides. */
export async function expectInWindow({ canvasElement }: StoryCanvas): Promise<void> {
  await waitFor(() => {
    const { innerWidth, innerHeight } = window;
    const outside = (['heading', 'button'] as const)
      .flatMap((role) => within(canvasElement).queryAllByRole(role))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < edgePx || right > innerWidth - edgePx || top < 0 || bottom > innerHeight;
      });
    expect(outside.map(({ textContent }) => textContent)).toEqual([]);
  });
}
