import { boxOf, expectFocus, expectInWindow, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { loadApplication, withApplication } from '../../testing/with-application';
import { crowd, family, profilePrompts } from './profile-fixture';
import { ProfilesDialog } from './profiles-dialog';

const meta = {
  component: ProfilesDialog,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
} satisfies Meta<typeof ProfilesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const { choice, editing, edited, newAge, name, ageChange, newPin } = profilePrompts;

export const Choice: Story = {
  args: { overlay: { id: 'shown', ...choice } },
  play: async (context) => {
    await expectFocus(context, 'button', /Søren/);
    await press(context, 'down');
    await expectFocus(context, 'button', /./);
    await expectInWindow(context);
  },
};

/** Nineteen profiles take four rows; what has focus stands on the screen, and so do the buttons at their end. */
export const Crowd: Story = {
  args: { overlay: { id: 'shown', ...choice, profiles: crowd, currentId: 'p-Profil 0' } },
  play: async (context) => {
    await expectFocus(context, 'button', /Profil 0/);
    await expect(context.canvasElement.querySelectorAll('[role=dialog] *').length).toBeLessThan(200);
    await press(context, 'down', 'down', 'down', 'down');
    await expectFocus(context, 'button', /./);
    const [button] = within(context.canvasElement).getAllByRole('button').slice(-1);
    await waitFor(async () => expect((await boxOf(button)).bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** A child may sign out alone. */
export const Child: Story = {
  args: {
    overlay: {
      id: 'shown',
      ...choice,
      profiles: family.slice(2),
      currentId: 'p-Ida',
      canCreate: false,
      canEdit: false,
    },
  },
  globals: { universe: 'first' },
  play: async (context) => {
    await expectFocus(context, 'button', /Ida/);
    await press(context, 'down');
    await expectFocus(context, 'button', /./);
    await expect(within(context.canvasElement).getAllByRole('button')).toHaveLength(5);
  },
};

export const SecondUniverse: Story = { ...Child, globals: { universe: 'second' } };
export const ThirdUniverse: Story = { ...Child, globals: { universe: 'third' } };

export const Unanswered: Story = {
  args: {
    overlay: {
      id: 'shown',
      ...choice,
      profiles: undefined,
      canCreate: false,
      canEdit: false,
      error: 'http/unreachable',
    },
  },
  play: async (context) => {
    await within(context.canvasElement).findByRole('alert');
    await expectFocus(context, 'button', /./);
  },
};

export const Editing: Story = {
  args: { overlay: { id: 'shown', ...editing } },
  play: (context) => expectFocus(context, 'button', 'Astrid'),
};

export const Edited: Story = {
  args: { overlay: { id: 'shown', ...edited } },
  play: async (context) => {
    await expectFocus(context, 'button', /Villads/);
    await press(context, 'down', 'down', 'down');
    await expectFocus(context, 'button', /./);
    await expectInWindow(context);
  },
};

export const Name: Story = {
  args: {
    overlay: { id: 'shown', ...name, text: 'Ida', problem: 'profile_name_duplicate' },
  },
  play: async (context) => {
    await within(context.canvasElement).findByRole('alert');
    await expectFocus(context, 'button', /./);
    await expectInWindow(context);
  },
};

export const Age: Story = {
  args: { overlay: { id: 'shown', ...newAge } },
  play: async (context) => {
    await within(context.canvasElement).findByRole('heading');
    await press(context, 'down', 'down', 'down');
    await expectInWindow(context);
  },
};

export const AgeChange: Story = {
  args: { overlay: { id: 'shown', ...ageChange, error: 'http/unreachable' } },
  play: async (context) => {
    await within(context.canvasElement).findByRole('alert');
    await expectFocus(context, 'button', /./);
    await expectInWindow(context);
  },
};

export const NewPin: Story = {
  args: { overlay: { id: 'shown', ...newPin, isMismatch: true } },
  play: (context) => expectFocus(context, 'button', '1'),
};

export const LargeText: Story = { ...Choice, globals: { textSize: 'large' } };
export const HighContrast: Story = { ...Choice, globals: { contrast: 'high' } };
export const FullHd: Story = { ...Choice, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };
/** What has focus is scrolled to by keys; the rest lies below. */
export const Phone: Story = {
  ...Choice,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expectFocus(context, 'button', /Søren/);
    await press(context, 'down', 'down');
    await expectFocus(context, 'button', /./);
    await waitFor(async () => expect((await boxOf(document.activeElement)).bottom).toBeLessThan(window.innerHeight));
  },
};
