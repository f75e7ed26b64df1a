import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { SignOutDialog } from './sign-out-dialog';

const meta = {
  component: SignOutDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof SignOutDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { overlay: { id: 'shown', kind: 'signOut' } },
  play: holdsFocus(/^Bliv logget ind$/, /^Log ud$/),
};
