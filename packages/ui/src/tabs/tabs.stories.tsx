import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { expectFocus, inRoom, press, wordsOf } from '../testing';
import { Tabs, type TabsProps } from './tabs';

const meta = {
  component: Tabs,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { label: 'Sæsoner', entries: [] },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

function Choosing({ entries, ...props }: TabsProps) {
  const [chosen, choose] = useState(entries[0]?.key);
  return (
    <Tabs
      {...props}
      entries={entries.map((entry) => ({
        ...entry,
        isCurrent: entry.key === chosen,
        onActivate: () => choose(entry.key),
      }))}
    />
  );
}

export const Seasons: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const entries = [1, 2, 3].map((number) => ({ key: `s${number}`, label: `${words.season} ${number}` }));
    return <Choosing {...args} label={words.seasons} entries={entries} />;
  },
  play: async (context) => {
    const { season } = wordsOf(context.globals);
    await expectFocus(context, 'tab', `${season} 1`);
    await press(context, 'onward', 'onward', 'ok');
    await expectFocus(context, 'tab', `${season} 3`);
    const chosen = within(context.canvasElement).getByRole('tab', { selected: true });
    await expect(chosen).toHaveTextContent(`${season} 3`);
  },
};

export const LongestWords: Story = {
  args: {
    entries: ['Sæson 1: Drengeårene', 'Sæson 2: Krigen og de fem lange vintre', 'Sæson 3', 'Bag kameraet'].map(
      (label) => ({
        key: label,
        label,
      }),
    ),
  },
  render: (args) => <Choosing {...args} />,
  play: async (context) => {
    await press(context, 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'tab', 'Bag kameraet');
  },
};
