import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectNoFocus, expectVisible, inRoom, press } from '../testing';
import { Spinner } from './spinner';

const meta = { component: Spinner, decorators: [inRoom], args: { label: 'Henter' } } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesNoFocus: Story['play'] = async (context) => {
  await press(context, 'ok');
  await expectNoFocus();
  const spinner = within(context.canvasElement).getByRole('status', { name: 'Henter' });
  await expectVisible(spinner);
};

export const Breathing: Story = { play: takesNoFocus };

export const Still: Story = { globals: { motion: 'reduced' }, play: takesNoFocus };
