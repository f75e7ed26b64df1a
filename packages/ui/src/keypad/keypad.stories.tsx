import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FocusGroup } from '../focus/focus-group';
import { expectFocus, expectVisible, inRoom, keypadTextsOf, press, wordsOf } from '../testing';
import { Keypad, type KeypadProps } from './keypad';
import { TextField } from './text-field';

/** A page that is typed in: the keypad at its start, the text and what comes of it beside. */
function TypingPage({ label, ...props }: KeypadProps & { readonly label: string }): ReactNode {
  const [text, setText] = useState(props.text);
  return (
    <div style={{ display: 'flex' }}>
      <FocusGroup kind="group" focusKey="typing">
        <Keypad {...props} text={text} onChange={setText} />
        <div style={{ flex: 1, minWidth: 0, marginInlineStart: '4.5rem' }}>
          <TextField
            label={label}
            icon="search"
            placeholder="Titel, navn eller emne"
            text={text}
            describe={({ added, removed }) => added || `${props.texts.delete}: ${removed}`}
          />
        </div>
      </FocusGroup>
    </div>
  );
}

const meta = {
  component: Keypad,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { text: '', rules: { maxCharacters: 40 }, texts: keypadTextsOf({}), onChange: fn() },
  render: (args, { globals }) => (
    <TypingPage {...args} texts={keypadTextsOf(globals)} label={wordsOf(globals).search} />
  ),
} satisfies Meta<typeof Keypad>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where a story's field shows its text. */
interface Canvas {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

const expectText = ({ canvasElement, globals }: Canvas, text: string): Promise<void> =>
  waitFor(() => {
    const field = within(canvasElement).getByRole('group', { name: wordsOf(globals).search });
    expect(field.textContent).toBe(text);
  });

/** Letters keep their order in right-to-left, so right is right there too. */
const goRight = async ({ userEvent }: { userEvent: { keyboard(text: string): Promise<unknown> } }, times: number) => {
  for (let time = 0; time < times; time++) await userEvent.keyboard('{ArrowRight}');
};

export const Letters: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await press(context, 'down');
    await goRight(context, 1);
    await press(context, 'ok', 'up');
    await expectFocus(context, 'button', 'b');
    await press(context, 'ok');
    await expectText(context, 'hb');
  },
};

/** Up and down over a long key return to the column they came from. */
export const LongKeys: Story = {
  play: async (context) => {
    await press(context, 'down', 'down', 'down', 'down');
    await goRight(context, 3);
    await expectFocus(context, 'button', 'ø');
    await press(context, 'down');
    await expectFocus(context, 'button', keypadTextsOf(context.globals).space);
    await press(context, 'up');
    await expectFocus(context, 'button', 'ø');
  },
};

export const EveryLayout: Story = {
  play: async (context) => {
    const { layouts, capitals } = keypadTextsOf(context.globals);
    const [toDigits, toLetters] = [`${layouts.numeric} 123`, `${layouts.alphanumeric} abc`];
    await press(context, 'down', 'down', 'down', 'down', 'down');
    const isMirrored = document.documentElement.dir === 'rtl';
    if (isMirrored) await goRight(context, 3);
    await expectFocus(context, 'button', capitals.lower);
    await press(context, 'ok');
    await expectFocus(context, 'button', capitals['first-letter']);
    await press(context, 'onward');
    await expectFocus(context, 'button', toDigits);
    await press(context, 'ok');
    await expectFocus(context, 'button', toLetters);
    await press(context, 'back', 'ok');
    await expectFocus(context, 'button', toDigits);
    await expectVisible(within(context.canvasElement).getByRole('button', { name: 'É' }));
    await press(context, 'onward', 'ok');
    await expectFocus(context, 'button', toDigits);
    await expectVisible(within(context.canvasElement).getByRole('button', { name: 'Å' }));
  },
};

/** A keyboard types along, and focus stays; its Backspace erases. */
export const PhysicalKeyboard: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await context.userEvent.keyboard('Søren Åge[Backspace]');
    await expectText(context, 'Søren Åg');
    await expectFocus(context, 'button', 'a');
  },
};

export const Name: Story = {
  args: { capitals: 'first-letter', rules: { maxCharacters: 20, spaces: 'between-words' }, onDone: fn() },
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'button', 'A');
    await press(context, 'ok');
    await expectFocus(context, 'button', 'a');
    await context.userEvent.keyboard('nna  Mai ');
    await expectText(context, 'Anna Mai ');
    const { done } = keypadTextsOf(context.globals);
    await context.userEvent.click(within(context.canvasElement).getByRole('button', { name: done }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await expectFocus(context, 'button', done);
  },
};

export const NotDoneYet: Story = {
  args: { onDone: fn(), isDoneDisabled: true, text: 'A' },
  play: async (context) => {
    const { done } = keypadTextsOf(context.globals);
    await expectFocus(context, 'button', 'a');
    await expect(within(context.canvasElement).getByRole('button', { name: done })).toHaveAttribute('aria-disabled');
  },
};

/** The end is always in view. */
export const LongestText: Story = {
  args: { text: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år', rules: { maxCharacters: 80 } },
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await context.userEvent.keyboard('!');
    await expectText(context, 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år!');
  },
};

export const Typed: Story = { args: { text: 'hav' }, play: (context) => expectFocus(context, 'button', 'a') };

export const Digits: Story = {
  args: { layout: 'numeric' },
  play: async (context) => {
    await expectFocus(context, 'button', '1');
    await press(context, 'down', 'ok');
    await expectText(context, '4');
  },
};

export const Signs: Story = {
  args: { layout: 'punctuation' },
  play: async (context) => {
    const { nameOf } = keypadTextsOf(context.globals);
    await expectFocus(context, 'button', nameOf?.('.') ?? '.');
    await press(context, 'ok');
    await expectText(context, '.');
  },
};

export const FullHd: Story = { ...Typed, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };
export const HighContrast: Story = { ...Typed, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Typed, globals: { textSize: 'large' } };
export const Still: Story = { ...Typed, globals: { motion: 'reduced' } };
export const FirstUniverse: Story = { ...Typed, globals: { universe: 'first' } };
export const SecondUniverse: Story = { ...Typed, globals: { universe: 'second' } };
export const SecondBrand: Story = { ...Typed, globals: { brand: 'second' } };
