import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { UnreachableDialog } from './unreachable-dialog';

const meta = {
  component: UnreachableDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof UnreachableDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { overlay: { id: 'shown', kind: 'offline' } },
  play: holdsFocus(/^Prøv igen$/, /^Tilbage$/),
};

export const Timeout: Story = {
  args: { overlay: { id: 'shown', kind: 'timeout' } },
  play: holdsFocus(/^Prøv igen$/, /^Tilbage$/),
};
