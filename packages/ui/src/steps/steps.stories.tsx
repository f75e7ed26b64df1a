import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRoom } from '../testing';
import { Steps } from './steps';

const meta = {
  component: Steps,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: {
    steps: [
      { title: 'Åbn kameraet på telefonen', text: 'og ret det mod QR-koden her på skærmen.' },
      { title: 'Eller gå til fjernsyn.example/tv', text: 'på telefon eller computer.' },
      { title: 'Skriv koden, og log ind' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
