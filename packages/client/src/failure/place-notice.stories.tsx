import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadTexts, withApplication } from '../testing/with-application';
import { PlaceNotice } from './place-notice';

const meta = {
  component: PlaceNotice,
  loaders: [loadTexts],
  decorators: [withApplication],
} satisfies Meta<typeof PlaceNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { kind: 'not-found' },
  play: (context) => expectFocus(context, 'button', 'Til forsiden'),
};

export const SignIn: Story = {
  args: { kind: 'sign-in' },
  play: async (context) => {
    await press(context, 'onward');
    await expectFocus(context, 'button', 'Hjælp');
  },
};
