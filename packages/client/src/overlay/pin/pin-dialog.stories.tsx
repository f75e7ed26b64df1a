import { expectFocus } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadApplication, withApplication } from '../../testing/with-application';
import { family } from '../profiles/profile-fixture';
import { PinDialog } from './pin-dialog';

const meta = {
  component: PinDialog,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof PinDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: { overlay: { id: 'shown', kind: 'pin', error: 'wrong-pin', isSending: false } },
  play: (context) => expectFocus(context, 'button', '1'),
};

/** The PIN of a profile that is being chosen. */
export const OfAProfile: Story = {
  ...Refused,
  args: { overlay: { id: 'shown', kind: 'pin', error: 'wrong-pin', isSending: false, profile: family[1] } },
};

export const Phone: Story = { ...Refused, globals: { viewport: { value: 'phone', isRotated: false } } };
