import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadApplication, withApplication } from '../testing/with-application';
import { PlaceNotice } from './place-notice';

const meta = {
  component: PlaceNotice,
  loaders: [loadApplication],
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
    await expectFocus(context, 'button', 'Til forsiden');
  },
};
