import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { PageSkeleton } from './page-skeleton';

const meta = {
  component: PageSkeleton,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof PageSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async (context) => {
    await press(context, 'down', 'ok');
    await expectFocus(context, 'status', /hentes/);
    await expect(within(context.canvasElement).getByRole('status')).toHaveAccessibleName(/hentes/);
  },
};
