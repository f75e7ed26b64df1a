import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectNoFocus, expectVisible, inRoom, press, wordsOf } from '../testing';
import { Badge } from './badge';

const meta = {
  component: Badge,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { text: 'Ny' },
  render: (args) => (
    <div style={{ position: 'relative', height: '3rem' }}>
      <Badge {...args} />
    </div>
  ),
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'down', 'ok');
  await expectNoFocus();
};

export const Plain: Story = { play: takesNoFocus };

export const Live: Story = {
  render: (args, { globals }) => <Badge {...args} kind="live" text={wordsOf(globals).live} />,
  play: takesNoFocus,
};

export const Seen: Story = {
  render: (args, { globals }) => <Badge {...args} kind="seen" text={wordsOf(globals).seen} />,
  play: takesNoFocus,
};

export const LongestWords: Story = {
  args: { text: 'Danmarks Radios Symfoniorkester' },
  play: async (context) => {
    await takesNoFocus(context);
    await expectVisible(within(context.canvasElement).getByText('Danmarks Radios Sym…'));
  },
};
