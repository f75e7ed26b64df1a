import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadApplication, withApplication } from '../testing/with-application';
import { PlainOverlay } from './plain-overlay';

const meta = {
  component: PlainOverlay,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof PlainOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Timeout: Story = {
  args: { overlay: { id: 'timeout', kind: 'timeout' } },
  play: async (context) => {
    await expectFocus(context, 'button', 'Prøv igen');
    await press(context, 'up', 'down', 'onward');
    await expectFocus(context, 'button', 'Tilbage');
  },
};
