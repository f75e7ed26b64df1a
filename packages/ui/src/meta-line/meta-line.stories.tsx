import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectNoFocus, expectVisible, inRoom, press } from '../testing';
import { MetaLine } from './meta-line';

const meta = {
  component: MetaLine,
  decorators: [inRoom],
  args: { parts: ['Krimi', '2026', '2 sæsoner'] },
} satisfies Meta<typeof MetaLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'onward');
  await expectNoFocus();
};

export const Facts: Story = { play: takesNoFocus };

export const Rated: Story = {
  args: { rating: { text: '15', label: 'fra 15 år' } },
  play: async (context) => {
    await takesNoFocus(context);
    await expectVisible(within(context.canvasElement).getByRole('img', { name: 'fra 15 år' }));
  },
};

export const LongestWords: Story = {
  args: {
    parts: [
      'Dokumentarserie',
      'Danmark, Norge og Færøerne',
      '1998–2026',
      '12 sæsoner',
      'سماء الشمال',
      'Lydbeskrivelse',
    ],
    rating: { text: '11', label: 'fra 11 år' },
  },
  play: takesNoFocus,
};
