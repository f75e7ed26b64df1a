import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFocus, inRoom, press } from '../testing';
import { hourOf } from './avatar-hour';
import { ProfileSection } from './profile-section';

const tiles = Array.from({ length: 12 }, (_, index) => ({
  focusKey: `p-${index}`,
  name: index === 2 ? 'Bedstefar på loftet' : `Profil ${index}`,
  label: index === 2 ? 'Bedstefar på loftet' : `Profil ${index}`,
  hour: hourOf('', `p-${index}`),
}));

const meta = {
  component: ProfileSection,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { focusKey: 'profiles', order: 0, title: 'Profiler', tiles },
  render: (args) => <ProfileSection {...args} />,
} satisfies Meta<typeof ProfileSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'Profil 0');
    await press(context, 'onward', 'down');
    await expectFocus(context, 'button', 'Profil 9');
  },
};
