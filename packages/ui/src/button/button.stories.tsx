import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectFocus, inRoom, press, wordsOf } from '../testing';
import { Button, ButtonRow } from './button';

const meta = {
  component: Button,
  tags: ['mirrored'],
  args: { focusKey: 'play', label: 'Se nu', onActivate: fn() },
  decorators: [inRoom],
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'button', 'Se nu');
    await press(context, 'ok');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

export const Row: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <ButtonRow>
        <Button {...args} order={0} icon="play" label={words.continueWatching} />
        <Button focusKey="list" order={1} icon="check" label={words.onMyList} isOn />
        <Button focusKey="info" order={2} icon="info" label={words.readMore} isIconOnly />
      </ButtonRow>
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.continueWatching);
    await press(context, 'onward', 'onward');
    await expectFocus(context, 'button', words.readMore);
    await press(context, 'back');
    await expectFocus(context, 'button', words.onMyList);
  },
};

export const Disabled: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <ButtonRow>
        <Button focusKey="first" order={0} label={words.watchFromStart} />
        <Button {...args} order={1} label={words.unavailable} isDisabled />
        <Button focusKey="last" order={2} label={words.myList} icon="plus" href="/min-liste" />
      </ButtonRow>
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.watchFromStart);
    await press(context, 'onward');
    await expectFocus(context, 'link', words.myList);
  },
};

export const LongestWords: Story = {
  args: { label: 'Fortsæt Sæson 12 Afsnit 104 · 1 time 19 min tilbage', icon: 'play' },
  play: (context) => expectFocus(context, 'button', /104/),
};
