import { AppError } from '@fjernsyn/kernel';
import { expectNoFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { danish } from '../messages/translate';
import { MisconfiguredScreen } from './misconfigured-screen';

const meta = {
  component: MisconfiguredScreen,
  args: { error: new AppError('shell/configuration-invalid', { facts: { field: 'serviceUrl' } }), t: danish },
} satisfies Meta<typeof MisconfiguredScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** There is no application, and so nothing to press. */
export const FieldMissing: Story = {
  play: async (context) => {
    await press(context, 'ok');
    await expectNoFocus();
    await expect(within(context.canvasElement).getByRole('alert')).toHaveTextContent('serviceUrl');
  },
};
