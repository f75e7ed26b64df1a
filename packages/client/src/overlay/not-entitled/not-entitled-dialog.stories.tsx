import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { NotEntitledDialog } from './not-entitled-dialog';

const meta = {
  component: NotEntitledDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof NotEntitledDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: { overlay: { id: 'shown', kind: 'not-entitled' } },
  play: holdsFocus(/^OK$/),
};
