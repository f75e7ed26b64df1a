import { expect, waitFor, within } from 'storybook/test';

/** Where a story stands on the page. */
export interface StoryCanvas {
  readonly canvasElement: HTMLElement;
}

/** Fails unless an element with this role and name has the platform's focus, or soon gets it. */
export async function expectFocus(
  { canvasElement }: StoryCanvas,
  role: 'button' | 'link' | 'tab' | 'slider' | 'status' | 'main' | 'img',
  name: string | RegExp,
): Promise<void> {
  await waitFor(() => {
    const { activeElement } = document;
    expect(canvasElement).toContainElement(activeElement as HTMLElement | null);
    // Only around it: working out the name of everything on a page takes seconds.
    const around = activeElement?.parentElement ?? canvasElement;
    expect(within(around).queryAllByRole(role, { name })).toContain(activeElement);
  });
}
