import { expectFocus, expectVisible, keypadTextsOf, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { loadApplication, withApplication } from '../../testing/with-application';
import { KeyTest } from './key-test';

const meta = {
  component: KeyTest,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
  args: { onLeave: fn() },
} satisfies Meta<typeof KeyTest>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Canvas {
  readonly canvasElement: HTMLElement;
}

/** What is tried, apart from the tool's own tables and buttons. */
const trying = ({ canvasElement }: Canvas) => within(canvasElement).findByRole('dialog');

/** Waits until a button is named; a story's keys mean nothing to the remote control of its fake set. */
const expectHeard = async (context: Canvas, name: string): Promise<void> => {
  const table = within(await trying(context)).getByRole('table');
  await waitFor(() => expect(table).toHaveTextContent(name));
};

export const Untouched: Story = {
  play: async (context) => {
    await expect(within(await trying(context)).getAllByRole('row')).toHaveLength(2);
  },
};

/** Letters are typed where they stand, a keyboard types along, and each button is named. */
export const Written: Story = {
  play: async (context) => {
    const screen = await trying(context);
    await press(context, 'down', 'ok');
    await context.userEvent.keyboard('avgus 3');
    const groups = () => within(screen).getAllByRole('group');
    await waitFor(() => expect(groups().map(({ textContent }) => textContent)).toContain('Gavgus 3'));
    await expectHeard(context, 'Space');
  },
};

export const Left: Story = {
  play: async ({ args, ...context }) => {
    const buttons = within(await trying(context)).getAllByRole('button');
    await context.userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

/** Each sign has a name for those who hear the keys. */
export const Signs: Story = {
  play: async (context) => {
    const keys = within(await trying(context));
    const { layouts } = keypadTextsOf(context.globals);
    await context.userEvent.click(keys.getByRole('button', { name: `${layouts.numeric} 123` }));
    await context.userEvent.click(keys.getByRole('button', { name: `${layouts.punctuation} &é` }));
    await expectVisible(keys.getByRole('button', { name: /É/ }));
    await expect(keys.queryByRole('button', { name: '@' })).toBeNull();
  },
};

/** The buttons are named all the same where the keypad does not come. */
export const NoKeypad: Story = {
  args: { load: () => Promise.reject(new Error('no keypad')) },
  play: async (context) => {
    await trying(context);
    await press(context, 'onward');
    await expectFocus(context, 'button', /./);
    await expectHeard(context, 'Arrow');
  },
};

export const FullHd: Story = { ...Written, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };
export const HighContrast: Story = { ...Written, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Written, globals: { textSize: 'large' } };
