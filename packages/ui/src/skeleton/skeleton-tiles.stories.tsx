import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoFocus, inRoom, press } from '../testing';
import { SkeletonTiles } from './skeleton-tiles';

const meta = {
  component: SkeletonTiles,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { role: 'wide' },
} satisfies Meta<typeof SkeletonTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'onward', 'down');
  await expectNoFocus();
  await expect(context.canvasElement.querySelector('[aria-hidden=true] .fs-skeleton')).not.toBeNull();
};

export const Wide: Story = { play: takesNoFocus };

export const Poster: Story = { args: { role: 'poster' }, play: takesNoFocus };

export const Still: Story = { globals: { motion: 'reduced' }, play: takesNoFocus };
