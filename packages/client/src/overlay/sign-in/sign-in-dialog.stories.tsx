import { expectFocus, expectInWindow, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdsFocus } from '../../testing/holds-focus';
import { loadApplication, withApplication } from '../../testing/with-application';
import { SignInDialog } from './sign-in-dialog';
import { signInPrompts } from './sign-in-fixture';

const meta = {
  component: SignInDialog,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof SignInDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const { making, shown, expired, failed, done } = signInPrompts;

export const Shown: Story = {
  args: { overlay: { id: 'shown', ...shown } },
  play: async (context) => {
    await expectFocus(context, 'button', /./);
    await press(context, 'onward', 'up', 'down', 'down');
    await expectInWindow(context);
  },
};

export const Making: Story = {
  args: { overlay: { id: 'shown', ...making } },
  play: holdsFocus(/^Hjælp$/),
};

export const Expired: Story = {
  args: { overlay: { id: 'shown', ...expired } },
  play: holdsFocus(/^Få en ny kode$/),
};
export const Failed: Story = {
  args: { overlay: { id: 'shown', ...failed } },
  play: holdsFocus(/^Prøv igen$/, /^Hjælp$/),
};

export const Done: Story = {
  args: { overlay: { id: 'shown', ...done } },
  play: holdsFocus(/^Begynd at se$/),
};

export const HighContrast: Story = { ...Shown, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Shown, globals: { textSize: 'large' } };
export const Phone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: (context) => expectFocus(context, 'button', /./),
};
