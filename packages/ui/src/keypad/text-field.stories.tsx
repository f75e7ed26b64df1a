import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button';
import { boxOf, expectFocus, inRoom, press, wordsOf } from '../testing';
import { TextField, type TextFieldProps } from './text-field';

const rules = { maxCharacters: 30 };
const onDone = fn();

/** A form on a set whose own keyboard is used. */
function OwnKeyboard({ cancel, ...props }: TextFieldProps & { readonly cancel: string }): ReactNode {
  const [text, setText] = useState(props.text);
  const [isEditing, onEditingChange] = useState(false);
  return (
    <div style={{ width: '40rem' }}>
      <TextField
        {...props}
        text={text}
        device={{ order: 0, rules, isEditing, onEditingChange, onChange: setText, onDone }}
      />
      <div style={{ marginTop: '2rem' }}>
        <Button focusKey="cancel" order={1} label={cancel} />
      </div>
    </div>
  );
}

const meta = {
  component: TextField,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { label: 'Navn', text: '', placeholder: 'Skriv et navn', describe: () => '' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const ownKeyboard: Story['render'] = (args, { globals }) => <OwnKeyboard {...args} cancel={wordsOf(globals).cancel} />;

/** The ring passes over the field; OK brings the caret and the device's keyboard, its done takes them away. */
export const DeviceKeyboard: Story = {
  render: ownKeyboard,
  play: async (context) => {
    onDone.mockClear();
    const canvas = within(context.canvasElement);
    await expectFocus(context, 'button', 'Navn: Skriv et navn');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await press(context, 'down', 'up', 'ok');
    const input = await canvas.findByRole('textbox', { name: 'Navn' });
    await expect(input).toHaveFocus();
    await context.userEvent.keyboard('Søren');
    await expect(input).toHaveValue('Søren');
    // Sent by hand: the focus that follows is inside a commit, where the tool's own way of pressing keys warns.
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expectFocus(context, 'button', 'Navn: Søren');
    await expect(onDone).toHaveBeenCalledTimes(1);
  },
};

export const DeviceKeyboardLeft: Story = {
  render: ownKeyboard,
  args: { icon: 'search', text: 'Søren' },
  play: async (context) => {
    await press(context, 'down');
    await expectFocus(context, 'button', wordsOf(context.globals).cancel);
  },
};

export const Focused: Story = {
  render: ownKeyboard,
  args: { icon: 'search', text: 'Søren' },
  play: (context) => expectFocus(context, 'button', 'Navn: Søren'),
};

export const Empty: Story = {
  play: async (context) => {
    await expect(within(context.canvasElement).getByRole('group', { name: 'Navn' })).toHaveTextContent('Skriv et navn');
  },
};

export const Wrong: Story = {
  args: { text: 'A', error: 'Navnet skal have mindst to bogstaver.' },
  play: async (context) => {
    const field = within(context.canvasElement).getByRole('group', { name: 'Navn' });
    await expect(field).toHaveAccessibleDescription('Navnet skal have mindst to bogstaver.');
  },
};

/** [UI216] [found-wire-02] Of a text that is too long for its field the end shows, with the caret behind it. */
export const TooLong: Story = {
  args: { text: 'Den lange fortælling om havgusen' },
  decorators: [
    (Field) => (
      <div style={{ width: '8rem' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const line = await boxOf(within(canvasElement).getByRole('group', { name: 'Navn' }));
    const caret = await boxOf(canvasElement.querySelector('.fs-caret'));
    const text = await boxOf(within(canvasElement).getByText(/^Den lange/));
    await expect(text.width).toBeGreaterThan(line.width);
    await expect(caret.left).toBeGreaterThanOrEqual(text.right - 1);
    await expect(caret.right).toBeLessThanOrEqual(line.right + 1);
  },
};

export const HighContrast: Story = { ...Focused, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Wrong, globals: { textSize: 'large' } };
export const SecondUniverse: Story = { ...Focused, globals: { universe: 'second' } };
