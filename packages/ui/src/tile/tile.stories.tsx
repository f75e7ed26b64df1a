import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectFocus, expectVisible, inRoom, pictureOf, press } from '../testing';
import { Tile } from './tile';

const meta = {
  component: Tile,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: {
    focusKey: 'tile',
    href: '/serie/havgus',
    title: 'Havgus',
    meta: 'Krimi · 2 sæsoner',
    image: pictureOf(1),
    onActivate: fn(),
  },
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

const opens: Story['play'] = async ({ args, ...context }) => {
  await expectFocus(context, 'link', new RegExp(args.title));
  await press(context, 'ok');
  await expect(args.onActivate).toHaveBeenCalledTimes(1);
};

export const Wide: Story = { play: opens };

export const Poster: Story = {
  args: { role: 'poster', image: pictureOf(2, { width: 160, height: 240 }) },
  play: opens,
};

export const Square: Story = {
  args: { role: 'square', image: pictureOf(3, { width: 192, height: 192 }) },
  play: opens,
};

export const Block: Story = { args: { role: 'block', image: pictureOf(4, { width: 344, height: 258 }) }, play: opens };

export const Episode: Story = {
  args: {
    role: 'episode',
    title: '3. Tågen letter',
    meta: '19 min tilbage',
    progress: 0.6,
    image: pictureOf(5, { width: 304, height: 171 }),
  },
  play: opens,
};

export const EpisodeSeen: Story = {
  args: {
    ...Episode.args,
    title: '2. Fyret',
    meta: 'Set fre 27. nov',
    progress: 1,
    badge: { text: 'Set', kind: 'seen' },
  },
  play: opens,
};

export const Channel: Story = {
  args: {
    role: 'channel',
    emblem: pictureOf(7, { width: 144, height: 36 }),
    title: 'Aftenavisen',
    meta: '18.30–19.00',
    badge: { text: 'Live', kind: 'live' },
    progress: 0.3,
  },
  play: opens,
};

export const Profile: Story = {
  args: { role: 'profile', title: 'Maja', meta: undefined, image: pictureOf(6, { width: 136, height: 136 }) },
  play: opens,
};

export const Link: Story = {
  args: { role: 'link', title: 'Alle dokumentarprogrammer', meta: undefined, image: undefined },
  play: opens,
};

export const WithoutPicture: Story = {
  args: { image: undefined },
  // The title shows twice, and is said once.
  parameters: { a11y: { options: { rules: { 'label-content-name-mismatch': { enabled: false } } } } },
  play: async (context) => {
    await opens(context);
    await expectVisible(within(context.canvasElement).getAllByText('Havgus')[0]);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, ...context }) => {
    await press(context, 'ok');
    await expect(args.onActivate).not.toHaveBeenCalled();
    await expect(document.body).toHaveFocus();
  },
};

export const LongestWords: Story = {
  args: {
    title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år',
    meta: 'Dokumentarserie · 12 afsnit · 1 t 58 min tilbage',
    badge: { text: 'Kun i Danmark og på Færøerne' },
    progress: 0.45,
  },
  play: opens,
};

export const LargeText: Story = { ...LongestWords, globals: { textSize: 'large' } };

export const HighContrast: Story = { args: { progress: 0.4 }, globals: { contrast: 'high' }, play: opens };
