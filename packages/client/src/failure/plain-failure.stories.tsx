import { expectFocus, expectVisible, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { PlainFailure } from './plain-failure';

const meta = {
  component: PlainFailure,
  loaders: [loadApplication],
  decorators: [withApplication],
  args: { onRetry: fn() },
} satisfies Meta<typeof PlainFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFetched: Story = {
  play: async ({ args, ...context }) => {
    await press(context, 'up', 'down', 'onward');
    await expectFocus(context, 'button', 'Prøv igen');
    await press(context, 'ok');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expectVisible(within(context.canvasElement).getByRole('alert'));
  },
};
