import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { ItemActionsMenu } from './item-actions-menu';

const meta = {
  component: ItemActionsMenu,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof ItemActionsMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const place = { railId: 'a', railIndex: 0, tileIndex: 2 };

export const OfAFilm: Story = {
  args: {
    overlay: {
      id: 'shown',
      kind: 'item-actions',
      item: { id: '1101', type: 'program', title: 'Bøgenat', path: '/program/1101', watchPath: '/se/bogenat_1101' },
      place,
    },
  },
  play: holdsFocus(/^Afspil$/, /^Mere info$/),
};
