import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { ServiceUnavailableDialog } from './service-unavailable-dialog';

const meta = {
  component: ServiceUnavailableDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof ServiceUnavailableDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Down: Story = {
  args: { overlay: { id: 'shown', kind: 'service-unavailable' } },
  play: holdsFocus(/^Prøv igen$/),
};
