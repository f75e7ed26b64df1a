import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { ChoiceDialog } from './choice-dialog';

const meta = {
  component: ChoiceDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof ChoiceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrderOfAList: Story = {
  args: {
    overlay: {
      id: 'shown',
      kind: 'choice',
      title: 'Sortering',
      options: [
        { id: 'own', label: 'Anbefalet' },
        { id: 'a-z', label: 'A til Å' },
        { id: 'date-added', label: 'Nyeste først' },
      ],
      chosenId: 'a-z',
      onChoose: fn(),
    },
  },
  play: holdsFocus(/^A til Å$/),
};
