import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { boxOf, expectFocus, expectVisible, press, wordsOf } from '../testing';
import { PassiveNotice } from './passive-notice';

const meta = {
  component: PassiveNotice,
  tags: ['mirrored'],
  args: { text: 'Ingen forbindelse. Vi prøver igen …' },
} satisfies Meta<typeof PassiveNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It lies over a page, whose focus it leaves alone. */
export const Offline: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <>
        <Notice title={words.notFound} actions={<Button focusKey="home" label={words.home} />} />
        <PassiveNotice {...args} icon="offline" text={words.offline} />
      </>
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await press(context, 'down', 'down');
    await expectFocus(context, 'button', words.home);
    await expectVisible(within(context.canvasElement).getByText(words.offline));
  },
};

/** From edge to edge before a word goes to another line, clear of the entries at the bottom. */
export const Phone: Story = {
  ...Offline,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const text = within(context.canvasElement).getByText(wordsOf(context.globals).offline);
    const { left, right, bottom, width } = await boxOf(text.closest('.fs-plate'));
    await expect(width).toBeGreaterThan(280);
    await expect([left >= 16, right <= window.innerWidth - 16, bottom <= window.innerHeight - 64]).not.toContain(false);
  },
};

export const LongestWords: Story = {
  args: { text: 'Indstillingen kunne ikke gemmes på dette fjernsyn. Den gælder, til du slukker.' },
  play: async (context) => {
    await press(context, 'ok');
    await expect(within(context.canvasElement).getByRole('status')).not.toHaveFocus();
  },
};
