import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { boxOf, expectFocus, inRoom, press } from '../testing';
import { Chips, type ChipsEntry } from './chips';

const onActivate = fn();
const entriesOf = (...labels: readonly string[]): readonly ChipsEntry[] =>
  labels.map((label) => ({ key: label, label, onActivate }));

const meta = {
  component: Chips,
  tags: ['mirrored'],
  decorators: [
    (Story) => (
      <div style={{ width: '25rem' }}>
        <Story />
      </div>
    ),
    inRoom,
  ],
  args: { label: 'Senest søgt', entries: entriesOf('under isen', 'håndbold', 'tove') },
} satisfies Meta<typeof Chips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async (context) => {
    onActivate.mockClear();
    await expectFocus(context, 'button', 'under isen');
    await press(context, 'onward', 'ok');
    await expectFocus(context, 'button', 'håndbold');
    await expect(onActivate).toHaveBeenCalledTimes(1);
  },
};

/** [UI774] Long texts are cut, and each chip keeps within its line. */
export const LongTexts: Story = {
  args: {
    entries: entriesOf('den store bagedyst', 'under limfjordens lave himmel', 'grønlandske fangere', 'hav', 'tove'),
  },
  play: async (context) => {
    await press(context, 'down');
    await expectFocus(context, 'button', 'hav');
    const chips = within(context.canvasElement).getAllByRole('button');
    const group = await boxOf(within(context.canvasElement).getByRole('group'));
    // The one with focus is drawn larger.
    for (const chip of chips.filter((other) => !other.hasAttribute('data-focused'))) {
      const { left, right } = await boxOf(chip);
      await expect(left).toBeGreaterThanOrEqual(group.left - 1);
      await expect(right).toBeLessThanOrEqual(group.right + 1);
    }
  },
};

/** OK takes them away, which is said and shown. */
export const Removing: Story = {
  args: {
    entries: [
      { key: 'hav', label: 'hav', name: 'Fjern hav', icon: 'cross', onActivate },
      { key: 'done', label: 'Færdig', icon: 'check', isIconOnly: true, isOn: true, onActivate },
    ],
  },
  play: async (context) => {
    await expectFocus(context, 'button', 'Fjern hav');
    await press(context, 'onward');
    await expectFocus(context, 'button', 'Færdig');
  },
};

export const HighContrast: Story = { ...OneLine, globals: { contrast: 'high' } };
export const LargeText: Story = { ...LongTexts, globals: { textSize: 'large' } };
