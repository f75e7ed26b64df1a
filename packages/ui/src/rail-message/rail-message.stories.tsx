import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectFocus, expectNoFocus, inRoom, press, wordsOf } from '../testing';
import { RailMessage } from './rail-message';

const meta = {
  component: RailMessage,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { kind: 'failed', onAction: fn() },
} satisfies Meta<typeof RailMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return <RailMessage {...args} texts={{ message: words.failedRail, action: words.actionRetry }} />;
  },
  play: async ({ args, ...context }) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.actionRetry);
    await press(context, 'ok');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(words.failedRail);
  },
};

export const Empty: Story = {
  args: { kind: 'empty' },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return <RailMessage {...args} texts={{ message: words.emptyList, hint: words.emptyHint, action: words.popular }} />;
  },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).popular);
  },
};

export const WordsAlone: Story = {
  args: { kind: 'empty', texts: { message: 'Her er tomt lige nu.' } },
  play: async (context) => {
    await press(context, 'ok');
    await expectNoFocus();
  },
};
