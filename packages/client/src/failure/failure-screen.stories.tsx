import { AppError } from '@fjernsyn/kernel';
import { expectFocus, expectVisible, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { FailureScreen } from './failure-screen';

const meta = {
  component: FailureScreen,
  loaders: [loadApplication],
  decorators: [withApplication],
  args: { error: new AppError('http/unreachable'), onRetry: fn() },
} satisfies Meta<typeof FailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const triesAgain: Story['play'] = async ({ args, ...context }) => {
  await press(context, 'up', 'down', 'onward', 'back');
  await expectFocus(context, 'button', 'Prøv igen');
  await press(context, 'ok');
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
  await expectVisible(within(context.canvasElement).getByRole('alert'));
};

export const Offline: Story = { play: triesAgain };

export const Retrying: Story = { args: { isRetrying: true }, play: triesAgain };

export const ServiceDown: Story = {
  args: { error: new AppError('api/failed', { facts: { status: 503 } }) },
  play: triesAgain,
};

export const PageFailed: Story = {
  args: { error: new AppError('api/rejected', { facts: { status: 418 } }) },
  play: triesAgain,
};

export const NotFound: Story = {
  args: { error: new AppError('api/not-found', { facts: { status: 404 } }) },
  play: (context) => expectFocus(context, 'button', 'Til forsiden'),
};
