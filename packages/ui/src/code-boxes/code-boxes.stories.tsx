import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { boxOf, expectVisible, inRoom } from '../testing';
import { CodeBoxes } from './code-boxes';

const meta = {
  component: CodeBoxes,
  decorators: [inRoom],
  args: { code: 'WDJB-MJHT', spoken: 'W, D, J, B, bindestreg, M, J, H, T' },
} satisfies Meta<typeof CodeBoxes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.spoken)).toBeInTheDocument();
    await expectVisible(within(canvasElement).getByText('W'));
  },
};

export const Empty: Story = {
  args: { code: undefined, spoken: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Longest: Story = {
  args: { code: 'WDJB-MJHT-MWMW-1234' },
  play: async ({ canvasElement }) => {
    const { left, right } = await boxOf(within(canvasElement).getByText('4'));
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone: Story = { ...Usual, globals: { viewport: { value: 'phone', isRotated: false } } };
