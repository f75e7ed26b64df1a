import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { ConsentDialog } from './consent-dialog';

const meta = {
  component: ConsentDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof ConsentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AskedAgain: Story = {
  args: { overlay: { id: 'shown', kind: 'consent', answered: 'allow' } },
  play: holdsFocus(/^Ja tak$/, /^Nej tak$/),
};
