import { expect } from 'storybook/test';

/** Fails if anything on the page has focus: what is only looked at takes none. */
export async function expectNoFocus(): Promise<void> {
  await expect(document.body).toHaveFocus();
}
