import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoFocus, inRoom, press } from '../testing';
import { DrawnIcon, Icon } from './icon';
import { iconDrawings } from './icon-paths';
import { playerIconDrawings } from './player-icon-paths';

const drawings = Object.entries({ ...iconDrawings, ...playerIconDrawings });

const meta = { component: Icon, tags: ['mirrored'], decorators: [inRoom], args: { name: 'play' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows turn with the reading direction, and nothing else does. */
export const WholeSet: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
      {drawings.map(([name, drawing]) => (
        <li key={name} className="fs-text fs-type-meta" style={{ width: '9rem', marginBottom: '1.5rem' }}>
          <DrawnIcon drawing={drawing} size="huge" /> {name}
        </li>
      ))}
    </ul>
  ),
  play: async (context) => {
    await press(context, 'onward', 'ok');
    await expectNoFocus();
    await expect(context.canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(drawings.length);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="fs-text">
      <Icon {...args} size="small" /> <Icon {...args} /> <Icon {...args} size="large" /> <Icon {...args} size="huge" />
    </div>
  ),
  play: async (context) => {
    await press(context, 'onward');
    await expectNoFocus();
  },
};
