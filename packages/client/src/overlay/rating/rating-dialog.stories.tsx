import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadApplication, withApplication } from '../../testing/with-application';
import { RatingDialog } from './rating-dialog';

const meta = {
  component: RatingDialog,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
  args: {
    overlay: { id: 'shown', kind: 'rating', item: { id: '1', type: 'show', title: 'Den store nordiske bagedyst' } },
  },
} satisfies Meta<typeof RatingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', /5/);
    await press(context, 'down', 'up', 'onward');
    await expectFocus(context, 'button', /6/);
  },
};

export const LargeText: Story = { ...Asked, globals: { textSize: 'large' } };
