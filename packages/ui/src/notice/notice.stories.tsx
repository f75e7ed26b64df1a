import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { expectFocus, expectInWindow, expectNoFocus, press, wordsOf } from '../testing';
import { Notice } from './notice';

const meta = { component: Notice, tags: ['mirrored'], args: { title: 'Ingen hjemme' } } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const actions = (
      <>
        <Button focusKey="home" order={0} label={words.home} />
        <Button focusKey="back" order={1} label={words.back} />
      </>
    );
    return <Notice {...args} title={words.notFound} text={words.notFoundText} actions={actions} />;
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.home);
    await press(context, 'onward');
    await expectFocus(context, 'button', words.back);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(words.notFound);
  },
};

export const ServiceDown: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <Notice
        {...args}
        isError
        title={words.serviceDown}
        text={words.serviceDownText}
        code="Fejlkode: http/unreachable"
        actions={<Button focusKey="retry" icon="retry" label={words.actionRetry} />}
      />
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await press(context, 'down', 'onward');
    await expectFocus(context, 'button', words.actionRetry);
    await expect(within(context.canvasElement).getByRole('alert')).toHaveTextContent(words.serviceDown);
  },
};

export const LongestWords: Story = {
  args: {
    title: 'Programmet kan kun ses i Danmark, Grønland og på Færøerne',
    text: 'Rettighederne gælder ikke der, hvor du er nu. Når du er hjemme igen, står programmet på din liste, og du kan se videre, hvor du slap.',
    code: 'Fejlkode: playback/territory-not-allowed',
    isError: true,
  },
  play: async (context) => {
    await press(context, 'ok');
    await expectNoFocus();
  },
};

export const Phone: Story = {
  ...NotFound,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).home);
    await expectInWindow(context);
  },
};

export const PhoneLying: Story = {
  ...ServiceDown,
  globals: { viewport: { value: 'phoneLying', isRotated: false } },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).actionRetry);
    await expectInWindow(context);
  },
};

export const HighContrast: Story = { ...ServiceDown, globals: { contrast: 'high' } };
