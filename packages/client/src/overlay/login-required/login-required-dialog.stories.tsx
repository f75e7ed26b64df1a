import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { LoginRequiredDialog } from './login-required-dialog';

const meta = {
  component: LoginRequiredDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof LoginRequiredDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { overlay: { id: 'shown', kind: 'login_required' } },
  play: holdsFocus(/^Log ind$/, /^Fortryd$/),
};
