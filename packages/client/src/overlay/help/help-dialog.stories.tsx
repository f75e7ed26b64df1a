import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { HelpDialog } from './help-dialog';

const meta = {
  component: HelpDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof HelpDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const html = ['<h2>Først</h2><p>Find koden på skærmen.</p>', '<ul><li>Åbn siden</li><li>Tast koden</li></ul>'];

export const Page: Story = {
  args: { overlay: { id: 'shown', kind: 'help_page_modal', title: 'Sådan logger du ind', html } },
  play: holdsFocus(/^Luk$/),
};

export const Untitled: Story = {
  args: { overlay: { id: 'shown', kind: 'help_profile', title: '', html } },
  play: holdsFocus(/^Luk$/),
};
