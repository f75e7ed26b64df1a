import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { boxOf, inRoom } from '../testing';
import { Unseen } from './unseen';

const meta = {
  component: Unseen,
  decorators: [inRoom],
  args: { isStatus: true, children: 'Koden er godkendt' },
} satisfies Meta<typeof Unseen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('status');
    await expect(words).toHaveTextContent('Koden er godkendt');
    const { width, height } = await boxOf(words);
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
