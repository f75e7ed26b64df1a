import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { TextDialog } from './text-dialog';

const meta = {
  component: TextDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof TextDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = [{ kind: 'paragraph', text: 'Da tågen letter over Limfjorden, er læreren væk.' }] as const;

export const Corrected: Story = {
  args: { overlay: { id: 'shown', kind: 'text', title: 'Havgus', note: 'Byen hedder Lemvig.', parts } },
  play: holdsFocus(/^Luk$/),
};
