import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../page/page';
import { FactSheet } from './fact-sheet';

const facts = [
  { name: 'Genre', value: 'Krimi, Drama' },
  { name: 'År', value: '2024–2026' },
  { name: 'Land', value: 'Danmark' },
  { name: 'Kanal', value: 'Fjern 2' },
  { name: 'Tilgængelighed', value: 'Tegnsprog, Synstolkning, Oplæste undertekster' },
];

const meta = {
  component: FactSheet,
  tags: ['mirrored'],
  args: { focusKey: 'facts', order: 0, title: 'Fakta', facts },
  decorators: [
    (Story) => (
      <Page label="Havgus">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FactSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfASeries: Story = {
  play: async () => {
    await expect(document.activeElement).toHaveTextContent('LandDanmark');
  },
};
