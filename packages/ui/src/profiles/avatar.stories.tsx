import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoFocus, inRoom } from '../testing';
import { Avatar } from './avatar';
import { hourOf } from './avatar-hour';

const meta = {
  component: Avatar,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { hour: hourOf('#1f7a70', 'p-1'), size: 'sign' },
  render: (args) => <Avatar {...args} />,
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sign: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
    await expectNoFocus();
  },
};
