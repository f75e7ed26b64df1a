import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FocusGroup } from '../focus/focus-group';
import { expectFocus, inRoom, press } from '../testing';
import { RowButton } from './row-button';

const meta = {
  component: RowButton,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { focusKey: 'name', order: 0, label: 'Navn', value: 'Wilhelmina Alexandra', onActivate: fn() },
  render: (args) => (
    <FocusGroup kind="column" focusKey="rows">
      <div style={{ width: '34rem' }}>
        <RowButton {...args} />
        <RowButton {...args} focusKey="kids" order={1} label="Hopla" value="4–8 år" isOn />
        <RowButton {...args} focusKey="adult" order={2} label="Voksen" value="Kan se alt" isOn={false} />
      </div>
    </FocusGroup>
  ),
} satisfies Meta<typeof RowButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'button', /^Navn/);
    await press(context, 'down', 'ok');
    await expectFocus(context, 'button', /^Hopla/);
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

export const LargeText: Story = { ...Rows, globals: { textSize: 'large' } };
export const HighContrast: Story = { ...Rows, globals: { contrast: 'high' } };
