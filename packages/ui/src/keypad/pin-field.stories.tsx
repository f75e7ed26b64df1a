import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FocusGroup } from '../focus/focus-group';
import { expectFocus, expectVisible, keypadTextsOf, press } from '../testing';
import { Keypad } from './keypad';
import { PinField, type PinFieldProps } from './pin-field';

const rules = { maxCharacters: 4, accepts: 'digits' } as const;
const right = '1145';

/** A PIN page as a client makes it: it tries what was typed when there are four digits, and empties what was refused. */
function PinPage(
  props: PinFieldProps & { readonly onRight: () => void; readonly texts: ReturnType<typeof keypadTextsOf> },
): ReactNode {
  const { onRight, texts, ...field } = props;
  const [pin, setPin] = useState('');
  const [refusals, setRefusals] = useState(props.refusals ?? 0);
  const change = (next: string): void => {
    setPin(next);
    if (next.length < 4) return;
    if (next === right) {
      onRight();
      return;
    }
    setPin('');
    setRefusals(refusals + 1);
  };
  const error = refusals === 0 ? undefined : 'Koden passede ikke. Prøv igen.';
  return (
    <main
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', minHeight: '40rem' }}
    >
      <FocusGroup kind="group" focusKey="pin">
        <div style={{ flex: '0 1 30rem', margin: '0 1rem' }}>
          <h1 className="fs-type-title fs-text" style={{ margin: '0 0 2rem' }}>
            Sørens pinkode
          </h1>
          <PinField {...field} typedCount={pin.length} error={error} refusals={refusals} />
        </div>
        <Keypad
          layout="static-numeric"
          text={pin}
          rules={rules}
          texts={texts}
          onChange={change}
          extra={{ text: 'Glemt?', onActivate: fn() }}
        />
      </FocusGroup>
    </main>
  );
}

const onRight = fn();

const meta = {
  component: PinField,
  tags: ['mirrored'],
  args: { label: 'Pinkode', typedCount: 0, describe: (count, length) => `${count} af ${length} tal` },
  render: (args, { globals }) => <PinPage {...args} onRight={onRight} texts={keypadTextsOf(globals)} />,
} satisfies Meta<typeof PinField>;
export default meta;

type Story = StoryObj<typeof meta>;

const goRight = (context: { userEvent: { keyboard(text: string): Promise<unknown> } }): Promise<unknown> =>
  context.userEvent.keyboard('{ArrowRight}');

export const Typed: Story = {
  play: async (context) => {
    onRight.mockClear();
    await expectFocus(context, 'button', '1');
    await press(context, 'ok', 'ok', 'down', 'ok');
    await waitFor(() => expect(within(context.canvasElement).getByText('3 af 4 tal')).toBeInTheDocument());
    await goRight(context);
    await press(context, 'ok');
    await expect(onRight).toHaveBeenCalledTimes(1);
    await expectFocus(context, 'button', '5');
  },
};

/** Digits of a remote control go in as well; the error stays while the next try is typed. */
export const Refused: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', '1');
    await context.userEvent.keyboard('9999');
    const alert = await within(context.canvasElement).findByRole('alert');
    await context.userEvent.keyboard('12');
    await expectVisible(alert);
    await waitFor(() => expect(within(context.canvasElement).getByText('2 af 4 tal')).toBeInTheDocument());
  },
};

export const RefusedBefore: Story = {
  args: { refusals: 1 },
  play: async (context) => {
    await expectFocus(context, 'button', '1');
    await context.userEvent.keyboard('12');
    await waitFor(() => expect(within(context.canvasElement).getByText('2 af 4 tal')).toBeInTheDocument());
  },
};

export const FullHd: Story = { ...RefusedBefore, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };
export const HighContrast: Story = { ...RefusedBefore, globals: { contrast: 'high' } };
export const LargeText: Story = { ...RefusedBefore, globals: { textSize: 'large' } };
export const Still: Story = { ...RefusedBefore, globals: { motion: 'reduced' } };
export const FirstUniverse: Story = { ...RefusedBefore, globals: { universe: 'first' } };
export const SecondUniverse: Story = { ...RefusedBefore, globals: { universe: 'second' } };
export const ThirdUniverse: Story = { ...RefusedBefore, globals: { universe: 'third' } };
export const Phone: Story = { ...RefusedBefore, globals: { viewport: { value: 'phone', isRotated: false } } };
