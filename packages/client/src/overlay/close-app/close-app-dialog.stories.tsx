import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { CloseAppDialog } from './close-app-dialog';

const meta = {
  component: CloseAppDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof CloseAppDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { overlay: { id: 'shown', kind: 'close_app_confirmation' } },
  play: holdsFocus(/^Bliv her$/, /^Luk Fjernsyn$/),
};
