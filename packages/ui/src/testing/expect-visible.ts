import { expect, waitFor } from 'storybook/test';

/** Fails unless an element is visible, or soon will be: what fades in begins unseen. */
export async function expectVisible(element: Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
