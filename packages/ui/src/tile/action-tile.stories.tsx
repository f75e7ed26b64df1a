import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectFocus, inRoom, press, wordsOf } from '../testing';
import { ActionTile } from './action-tile';

const meta = {
  component: ActionTile,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { focusKey: 'end', label: '', onActivate: fn() },
} satisfies Meta<typeof ActionTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { icon: 'retry' },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return <ActionTile {...args} label={words.actionRetry} note={words.failedRail} />;
  },
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'button', new RegExp(wordsOf(context.globals).actionRetry));
    await press(context, 'ok');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

export const WholeList: Story = {
  args: { icon: 'chevron', href: '/kategorier/krimi' },
  render: (args, { globals }) => <ActionTile {...args} label={wordsOf(globals).popular} />,
  play: async (context) => {
    await expectFocus(context, 'link', wordsOf(context.globals).popular);
  },
};

export const OnItsWay: Story = {
  args: { isBusy: true },
  render: (args, { globals }) => <ActionTile {...args} label={wordsOf(globals).popular} />,
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).popular);
  },
};
