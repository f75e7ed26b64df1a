import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { AbroadDialog } from './abroad-dialog';

const meta = {
  component: AbroadDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof AbroadDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Abroad: Story = {
  args: { overlay: { id: 'shown', kind: 'abroad' } },
  play: holdsFocus(/^Luk Fjernsyn$/),
};
