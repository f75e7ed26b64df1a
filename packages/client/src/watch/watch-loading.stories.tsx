import { expectFocus, expectVisible, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { WatchLoading } from './watch-loading';

const meta = {
  component: WatchLoading,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
  args: { title: 'Havgus' },
} satisfies Meta<typeof WatchLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async (context) => {
    await press(context, 'down', 'ok');
    await expectFocus(context, 'main', /^Et øjeblik/);
    await expectVisible(within(context.canvasElement).getByText('Havgus'));
  },
};

/** Before the service has told what it is. */
export const Unknown: Story = {
  args: { title: undefined },
  play: async (context) => {
    await press(context, 'ok');
    await expectFocus(context, 'main', /^Et øjeblik/);
  },
};
