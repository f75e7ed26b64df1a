import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectFocus, inRoom, pictureOf, press } from '../testing';
import { SeekBar } from './seek-bar';

const meta = {
  component: SeekBar,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: {
    label: 'Position',
    positionSeconds: 394,
    durationSeconds: 2520,
    bufferedSeconds: 700,
    positionText: '6:34',
    onActivate: fn(),
  },
} satisfies Meta<typeof SeekBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Left and right stay with it: seeking is its caller's. */
const staysInIt: Story['play'] = async ({ args, ...context }) => {
  await press(context, 'onward', 'back', 'down', 'ok');
  await expectFocus(context, 'slider', /^Position/);
  await expect(args.onActivate).toHaveBeenCalledTimes(1);
  const bar = within(context.canvasElement).getByRole('slider');
  await expect(bar).toHaveAttribute('aria-valuetext', args.positionText);
};

export const Middle: Story = { play: staysInIt };

export const Start: Story = {
  args: { positionSeconds: 0, positionText: '0:00', bufferedSeconds: undefined },
  play: staysInIt,
};

export const End: Story = {
  args: { positionSeconds: 36_000, durationSeconds: 36_000, positionText: '10:00:00', bufferedSeconds: 36_000 },
  play: staysInIt,
};

/** Small pictures stand over the line while it has focus. */
export const Thumbnails: Story = {
  args: { thumbnails: { everySeconds: 60, urlAt: (seconds) => pictureOf(seconds / 60, { width: 192, height: 108 }) } },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: staysInIt,
};
