import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button, ButtonRow } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import { press } from '../testing';
import { FocusDebugger } from './focus-debugger';

const meta = {
  component: FocusDebugger,
  render: () => (
    <main style={{ padding: '8rem 4rem' }}>
      <FocusGroup kind="column" focusKey="page">
        <ButtonRow focusKey="first" order={0}>
          <Button focusKey="play" order={0} label="Afspil" />
          <Button focusKey="list" order={1} label="Min liste" isDisabled />
          <Button focusKey="more" order={2} label="Mere" />
        </ButtonRow>
        <ButtonRow focusKey="second" order={1}>
          <Button focusKey="help" order={0} label="Hjælp" />
        </ButtonRow>
      </FocusGroup>
      <FocusDebugger />
    </main>
  ),
} satisfies Meta<typeof FocusDebugger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tree of a small page, and what a step to the right looked at. */
export const Page: Story = {
  async play({ canvasElement, userEvent }) {
    await press({ userEvent }, 'onward');
    await waitFor(() => expect(canvasElement.querySelector('[data-focus-debugger$=" moved"]')).not.toBeNull());
    const texts = Array.from(
      canvasElement.querySelectorAll('svg[data-focus-debugger] text'),
      (text) => text.textContent,
    );
    await expect(texts.some((text) => text?.endsWith(': disabled'))).toBe(true);
    await expect(texts.some((text) => text?.endsWith(': chosen'))).toBe(true);
  },
};
