import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../page/page';
import { Rail } from '../rail/rail';
import { expectFocus, press } from '../testing';
import { CreditTile } from './credit-tile';

const people = [
  { name: 'Asta Maria Lund', part: 'Læreren', href: '/person/asta' },
  { name: 'Wilhelmina Alexandra Rosenørn-Lehn', part: 'Instruktør, Manuskript, Producent, Fortælleren' },
  { name: 'Bo', part: undefined, href: '/person/bo' },
  { name: 'سلمى الخطيب', part: 'إخراج', href: '/person/salma' },
];

const meta = {
  component: CreditTile,
  tags: ['mirrored'],
  args: { name: '' },
  render: () => (
    <Page label="Havgus">
      <Rail
        focusKey="credits"
        order={0}
        title="Medvirkende"
        role="credit"
        count={people.length}
        keyOf={String}
        renderTile={(index) => <CreditTile {...people[index]} name={people[index]?.name ?? ''} />}
      />
    </Page>
  ),
} satisfies Meta<typeof CreditTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InARail: Story = {
  play: async (context) => {
    await expectFocus(context, 'link', 'Asta Maria Lund. Læreren');
    await press(context, 'onward');
    await expectFocus(context, 'button', /^Wilhelmina/);
  },
};

export const LargeText: Story = { ...InARail, globals: { textSize: 'large' } };
export const HighContrast: Story = { ...InARail, globals: { contrast: 'high' } };
