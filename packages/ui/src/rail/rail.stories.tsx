import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type TileRole, tileSizes } from '../settings/tile-roles';
import { expectFocus, pictureOf, press, titleOf, wordsOf } from '../testing';
import { Tile } from '../tile/tile';
import { Rail } from './rail';

const count = 24;

const tilesOf = (role: TileRole) => {
  const { widthRem, heightRem } = tileSizes[role];
  const shape = { width: widthRem * 16, height: heightRem * 16 };
  return (index: number) => (
    <Tile href={`/${index}`} {...titleOf(index)} image={index === 2 ? undefined : pictureOf(index, shape)} />
  );
};

const renderers = Object.fromEntries(
  (Object.keys(tileSizes) as TileRole[]).map((role) => [role, tilesOf(role)]),
) as Readonly<Record<TileRole, ReturnType<typeof tilesOf>>>;

const meta = {
  component: Rail,
  tags: ['mirrored'],
  decorators: [
    (Story) => (
      <main style={{ padding: '6rem 0' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    focusKey: 'rail',
    order: 0,
    title: 'Populært lige nu',
    role: 'wide',
    count,
    keyOf: String,
    renderTile: renderers.wide,
    onRetry: fn(),
    onEmptyAction: fn(),
  },
  render: (args, { globals }) => <Rail {...args} title={wordsOf(globals).popular} />,
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

const walk: Story['play'] = async (context) => {
  await expectFocus(context, 'link', /Havgus/);
  await press(context, 'onward', 'onward', 'onward', 'onward', 'onward');
  await expectFocus(context, 'link', /Limfjordens/);
  await press(context, 'back');
  await expectFocus(context, 'link', /Ågård/);
};

const ofRole = (role: TileRole): Story => ({ args: { role, renderTile: renderers[role] }, play: walk });

export const Wide = ofRole('wide');
export const Poster = ofRole('poster');
export const Square = ofRole('square');
export const Block = ofRole('block');
export const Episode = ofRole('episode');
export const Channel = ofRole('channel');
export const Profile = ofRole('profile');
export const Link = ofRole('link');

export const LargeText: Story = { ...ofRole('wide'), globals: { textSize: 'large' } };

export const Loading: Story = {
  args: { status: 'loading', count: 0 },
  play: async (context) => {
    await press(context, 'onward');
    await expect(context.canvasElement.querySelector('[aria-busy=true]')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { status: 'failed', count: 0 },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const texts = { message: words.failedRail, action: words.actionRetry };
    return <Rail {...args} title={words.popular} texts={texts} />;
  },
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'button', wordsOf(context.globals).actionRetry);
    await press(context, 'ok');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { status: 'empty', count: 0 },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const texts = { message: words.emptyList, hint: words.emptyHint, action: words.popular };
    return <Rail {...args} title={words.myList} texts={texts} />;
  },
  play: async ({ args, ...context }) => {
    const words = wordsOf(context.globals);
    await press(context, 'ok');
    await expectFocus(context, 'button', words.popular);
    await expect(args.onEmptyAction).toHaveBeenCalledTimes(1);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(words.emptyList);
  },
};
