import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { expectFocus, expectInWindow, expectVisible, pictureOf, press, wordsOf } from '../testing';
import { Dialog } from './dialog';

const meta = {
  component: Dialog,
  tags: ['mirrored'],
  args: { focusKey: 'dialog', title: 'Vil du lukke programmet?', actions: null },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const actions = (
      <>
        <Button focusKey="leave" order={0} label={words.leave} />
        <Button focusKey="stay" order={1} label={words.cancel} />
      </>
    );
    return <Dialog {...args} title={words.leaveTitle} text={words.leaveText} preferred="stay" actions={actions} />;
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.cancel);
    await press(context, 'back', 'back', 'up', 'down');
    await expectFocus(context, 'button', words.leave);
    const dialog = within(context.canvasElement).getByRole('dialog', { name: words.leaveTitle });
    await expectVisible(dialog);
  },
};

export const Fault: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const actions = <Button focusKey="retry" label={words.actionRetry} icon="retry" />;
    return (
      <Dialog
        {...args}
        isError
        kicker={words.offline}
        title={words.serviceDown}
        text={words.serviceDownText}
        code="http/unreachable"
        actions={actions}
      />
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.actionRetry);
    const dialog = within(context.canvasElement).getByRole('alertdialog', { name: words.serviceDown });
    await expectVisible(dialog);
  },
};

export const Phone: Story = {
  ...Question,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).cancel);
    await expectInWindow(context);
  },
};

export const PhoneLying: Story = {
  ...Fault,
  globals: { viewport: { value: 'phoneLying', isRotated: false } },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).actionRetry);
    await expectInWindow(context);
  },
};

export const WithLogo: Story = {
  ...Question,
  args: { logo: { image: pictureOf(5, { width: 192, height: 48 }), name: 'Østkanalen' } },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).cancel);
    const logo = within(context.canvasElement).getByRole('img', { name: 'Østkanalen' });
    await expectVisible(logo);
  },
};

export const LongestWords: Story = {
  args: {
    title: 'Programmet kan kun ses i Danmark, Grønland og på Færøerne',
    text: 'Rettighederne til “Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år” gælder ikke der, hvor du er nu. Når du er hjemme igen, står programmet på din liste, og du kan se videre, hvor du slap.',
    actions: (
      <>
        <Button focusKey="back" order={0} label="Tilbage til forsiden" />
        <Button focusKey="others" order={1} label="Se, hvad der kan ses her" />
      </>
    ),
  },
  play: async (context) => {
    await expectFocus(context, 'button', 'Tilbage til forsiden');
    await press(context, 'onward');
    await expectFocus(context, 'button', 'Se, hvad der kan ses her');
  },
};

function OverPage({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const [isOpen, setIsOpen] = useState(false);
  const words = wordsOf(globals);
  const ask = <Button focusKey="ask" label={words.leaveTitle} onActivate={() => setIsOpen(true)} />;
  const answer = <Button focusKey="stay" label={words.cancel} onActivate={() => setIsOpen(false)} />;
  return (
    <>
      <Notice title={words.notFound} actions={ask} />
      {isOpen && <Dialog focusKey="dialog" title={words.leaveTitle} actions={answer} />}
    </>
  );
}

export const GivesFocusBack: Story = {
  render: (_, { globals }) => <OverPage globals={globals} />,
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.leaveTitle);
    await press(context, 'ok');
    await expectFocus(context, 'button', words.cancel);
    await press(context, 'ok');
    await expectFocus(context, 'button', words.leaveTitle);
  },
};
