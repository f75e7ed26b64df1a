import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadApplication, withApplication } from '../../testing/with-application';
import { DiagnosticsDialog } from './diagnostics-dialog';

const meta = {
  component: DiagnosticsDialog,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof DiagnosticsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  args: { overlay: { id: 'shown', kind: 'diagnostics' } },
  play: async (context) => {
    await expectFocus(context, 'button', /^Luk$/);
    await press(context, 'up');
    await expectFocus(context, 'button', /^Prøv fjernbetjening/);
    await press(context, 'up', 'down', 'down');
    await expectFocus(context, 'button', /^Luk$/);
  },
};
