import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectFocus, inRoom, press } from '../testing';
import { RatingScale } from './rating-scale';

const onGive = fn();

const meta = {
  component: RatingScale,
  decorators: [inRoom],
  args: { focusKey: 'scale', order: 0, most: 10, given: 8, nameOf: (rating: number) => `Giv ${rating} af 10`, onGive },
} satisfies Meta<typeof RatingScale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async (context) => {
    onGive.mockClear();
    await expectFocus(context, 'button', 'Giv 8 af 10');
    await press(context, 'onward', 'ok');
    await expectFocus(context, 'button', 'Giv 9 af 10');
    await expect(onGive.mock.calls).toEqual([[9]]);
  },
};

export const LargeText: Story = { ...Given, globals: { textSize: 'large' } };
