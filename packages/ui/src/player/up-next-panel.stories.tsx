import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectFocus, expectInWindow, expectVisible, pictureOf, press, wordsOf } from '../testing';
import { UpNextCount } from './up-next-count';
import { UpNextPanel } from './up-next-panel';

const meta = {
  component: UpNextPanel,
  tags: ['mirrored'],
  args: {
    spokenText: 'Næste afsnit om 8. 5. Lyset i skoven',
    count: null,
    title: '5. Lyset i skoven',
    description: 'Et barn bliver fundet. Det er bare ikke det, de ledte efter.',
    lengthText: '49 min',
    pictureUrl: pictureOf(4, { width: 672, height: 378 }),
    nowTitle: 'Bøgenat',
    playLabel: '',
    cancelLabel: '',
    onPlay: fn(),
    onCancel: fn(),
  },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <main>
        <UpNextPanel
          {...args}
          nowText={words.episodeOver}
          count={<UpNextCount text={words.upNextIn} secondsLeft={8} fromSeconds={15} />}
          playLabel={words.playNow}
          cancelLabel={words.watchCredits}
        />
      </main>
    );
  },
} satisfies Meta<typeof UpNextPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ args, ...context }) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.playNow);
    await press(context, 'onward', 'ok');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expectVisible(within(context.canvasElement).getByText('8'));
    await expectInWindow(context);
  },
};

export const LargeText: Story = {
  globals: { textSize: 'large' },
  args: {
    title: '104. Da den sidste kutter blev solgt til Norge og kom hjem igen',
    description: 'En fiskerfamilie gennem hundrede år mister det hele og begynder forfra et andet sted ved fjorden.',
  },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).playNow);
    await expectInWindow(context);
  },
};
