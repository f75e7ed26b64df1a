import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { AnnouncementDialog } from './announcement-dialog';

const meta = {
  component: AnnouncementDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof AnnouncementDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const text =
  'Fra den 1. april kan dette program ikke længere bruges på tv fra før 2015. Se, hvilke der kan, på nettet.';

export const Shutdown: Story = {
  args: { overlay: { id: 'shown', kind: 'announcement', text } },
  play: holdsFocus(/^OK$/),
};
