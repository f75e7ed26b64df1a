import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Page } from '../page/page';
import { tileSizes } from '../settings/tile-roles';
import { expectFocus, pictureOf, press, titleOf, wordsOf } from '../testing';
import { Tile } from '../tile/tile';
import { Grid } from './grid';

const pictures = { wide: tileSizes.wide, poster: tileSizes.poster } as const;

const tilesOf = (role: keyof typeof pictures) => {
  const { widthRem, heightRem } = pictures[role];
  const shape = { width: widthRem * 16, height: heightRem * 16 };
  return (index: number) => <Tile href={`/${index}`} {...titleOf(index)} image={pictureOf(index, shape)} />;
};

const renderers = { wide: tilesOf('wide'), poster: tilesOf('poster') };

const meta = {
  component: Grid,
  tags: ['mirrored'],
  parameters: { layout: 'fullscreen' },
  args: {
    focusKey: 'grid',
    order: 0,
    title: 'Film',
    note: '30 titler',
    role: 'wide',
    count: 30,
    keyOf: String,
    renderTile: renderers.wide,
    onRetry: fn(),
    onEmptyAction: fn(),
  },
  render: (args, { globals }) => (
    <Page label="Film">
      <Grid {...args} title={wordsOf(globals).popular} />
    </Page>
  ),
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  async play(context) {
    await expectFocus(context, 'link', /Havgus/);
    await press(context, 'onward', 'down');
    await expectFocus(context, 'link', new RegExp(titleOf(5).title));
    await press(context, 'down', 'down');
    await expectFocus(context, 'link', new RegExp(titleOf(13).title));
  },
};

export const Poster: Story = {
  args: { role: 'poster', renderTile: renderers.poster },
  async play(context) {
    await press(context, 'onward', 'onward', 'onward', 'onward', 'onward', 'down');
    await expectFocus(context, 'link', new RegExp(titleOf(11).title));
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <>
        <Button focusKey="sort" order={0} label="Sortering: A–Å" />
        <Button focusKey="rating" order={1} label="Alder: alle" />
      </>
    ),
  },
  async play(context) {
    await press(context, 'up');
    await expectFocus(context, 'button', /Sortering/);
    await press(context, 'down');
    await expectFocus(context, 'link', /Havgus/);
  },
};

export const Empty: Story = {
  args: {
    count: 0,
    status: 'empty',
    note: undefined,
    texts: { message: 'Der er ingen titler her lige nu.', hint: 'Kig forbi en anden gang.', action: 'Til forsiden' },
  },
  async play(context) {
    await press(context, 'ok');
    await expect(context.args.onEmptyAction).toHaveBeenCalledOnce();
  },
};
