import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoom } from '../testing';
import { CheckMark } from './check-mark';

const meta = { component: CheckMark, decorators: [inRoom] } satisfies Meta<typeof CheckMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
