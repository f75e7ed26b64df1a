import { expect, waitFor } from 'storybook/test';
import { settleMotion } from './settle-motion';

/** Fails unless an element is visible, or soon will be. What fades in is brought to its end, as a page without frames stays at its beginning. */
export async function expectVisible(element: Element | null | undefined): Promise<void> {
  await waitFor(async () => {
    await settleMotion(document);
    expect(element).toBeVisible();
  });
}
