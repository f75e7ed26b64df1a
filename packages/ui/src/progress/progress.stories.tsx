import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoFocus, inRoom, press } from '../testing';
import { Progress } from './progress';

const meta = {
  component: Progress,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { value: 0.4 },
  render: (args) => (
    <div style={{ width: '16rem' }}>
      <Progress {...args} />
    </div>
  ),
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'onward');
  await expectNoFocus();
};

export const Silent: Story = { play: takesNoFocus };

export const Named: Story = {
  args: { value: 0.75, label: 'Set' },
  play: async (context) => {
    await takesNoFocus(context);
    const bar = within(context.canvasElement).getByRole('progressbar', { name: 'Set' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
  },
};

export const Whole: Story = { args: { value: 1 }, play: takesNoFocus };
