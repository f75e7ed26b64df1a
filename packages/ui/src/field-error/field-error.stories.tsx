import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRoom } from '../testing';
import { FieldError } from './field-error';

const meta = {
  component: FieldError,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { text: 'Koden passede ikke. Prøv igen.' },
} satisfies Meta<typeof FieldError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Said: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Koden passede ikke. Prøv igen.');
  },
};
