import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoFocus, inRoom, pictureOf, press } from '../testing';
import { DottedSun } from './dotted-sun';
import { Logo } from './logo';

const meta = { component: Logo, decorators: [inRoom], args: { name: 'fjernsyn' } } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'onward', 'ok');
  await expectNoFocus();
};

/** Never mirrored. */
export const MarkAndName: Story = { play: takesNoFocus };

export const BrandPicture: Story = {
  args: { name: 'Havblik', image: pictureOf(5, { width: 160, height: 40 }) },
  play: async (context) => {
    await takesNoFocus(context);
    await expect(within(context.canvasElement).getByRole('img', { name: 'Havblik' })).toBeVisible();
  },
};

/** The mark when something of ours is away. */
export const Dotted: Story = {
  render: () => (
    <div style={{ width: '11rem', height: '7rem' }}>
      <DottedSun />
    </div>
  ),
  play: takesNoFocus,
};
