import { expectNoFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { OpeningScreen } from './opening-screen';

const meta = {
  component: OpeningScreen,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof OpeningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async (context) => {
    await press(context, 'ok');
    await expectNoFocus();
    await expect(within(context.canvasElement).getByRole('status')).toHaveAccessibleName(/åbner/);
  },
};
