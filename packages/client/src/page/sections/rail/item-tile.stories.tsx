import { expectFocus, inRoom, pictureOf, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadApplication, withApplication } from '../../../testing/with-application';
import { ItemTile } from './item-tile';

const tile = {
  id: '1',
  type: 'show',
  title: 'Havgus',
  subtitle: 'Krimi · 2 sæsoner',
  path: '/serie/havgus',
  image: () => pictureOf(1),
} as const;

const meta = {
  component: ItemTile,
  loaders: [loadApplication],
  decorators: [inRoom, withApplication],
  args: { tile, role: 'wide', place: { railId: 'popular', railIndex: 0, tileIndex: 2 }, count: 12 },
} satisfies Meta<typeof ItemTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Series: Story = {
  play: async (context) => {
    await press(context, 'onward', 'down');
    await expectFocus(context, 'link', 'Havgus, Krimi, 2 sæsoner, Serie');
  },
};

export const BadgeAndLongestWords: Story = {
  args: {
    tile: {
      ...tile,
      type: 'movie',
      title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år',
      subtitle: 'Dokumentarfilm · 1 t 58 min',
      badge: 'Kun i Danmark',
    },
  },
  play: (context) =>
    expectFocus(context, 'link', /^Kun i Danmark, Under Limfjordens.*, Dokumentarfilm, 1 t 58 min, Film$/),
};

/** Without a page to open it is there, and takes no focus. */
export const LeadsNowhere: Story = {
  args: { tile: { id: '2', type: 'show', title: '', subtitle: '', image: tile.image } },
  play: async (context) => {
    await press(context, 'ok');
    await expect(document.body).toHaveFocus();
  },
};
