import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { CastIntroductionDialog } from './cast-introduction-dialog';

const meta = {
  component: CastIntroductionDialog,
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof CastIntroductionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { overlay: { id: 'shown', kind: 'cast_introduction' } },
  play: holdsFocus(/^Ja tak$/, /^Nej tak$/),
};
