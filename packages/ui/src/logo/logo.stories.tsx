import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectNoFocus, expectVisible, inRoom, press, withLogo } from '../testing';
import { AwayPicture } from './away-picture';
import { Logo } from './logo';

const meta = { component: Logo, tags: ['mirrored'], decorators: [inRoom], args: { name: 'Kanalen' } } satisfies Meta<
  typeof Logo
>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'onward', 'ok');
  await expectNoFocus();
};

/** Never mirrored. */
export const MarkAndName: Story = { play: takesNoFocus };

export const BrandPicture: Story = {
  decorators: [withLogo],
  play: async (context) => {
    await takesNoFocus(context);
    await expectVisible(within(context.canvasElement).getByRole('img', { name: 'Kanalen' }));
  },
};

/** What stands for an outage. */
export const Away: Story = {
  render: () => (
    <div style={{ width: '11rem', height: '7rem' }}>
      <AwayPicture />
    </div>
  ),
  play: takesNoFocus,
};
