import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button';
import { expectFocus, expectNoFocus, expectVisible, pictureOf, press, wordsOf } from '../testing';
import { ControlButton } from './control-button';
import { PlayerControls } from './player-controls';

const meta = {
  component: PlayerControls,
  tags: ['mirrored'],
  args: {
    isVisible: true,
    isPlaying: true,
    title: 'Havgus',
    positionSeconds: 394,
    durationSeconds: 2520,
    bufferedSeconds: 700,
    positionText: '6:34',
    durationText: '42:00',
    labels: { play: '', pause: '', rewind: '', forward: '', back: '', seek: '', buffering: '' },
    onPlayPause: fn(),
    onRewind: fn(),
    onForward: fn(),
    onSeekTo: fn(),
    onBack: fn(),
  },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <main style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}>
        <img
          src={pictureOf(2, { width: 1280, height: 720 })}
          alt=""
          style={{ position: 'absolute', width: '100%', height: '100%' }}
        />
        <PlayerControls
          subtitle={`${words.season} 2 · 3. Tågen letter`}
          endsText={words.endsAt}
          {...args}
          labels={{
            play: words.play,
            pause: words.pause,
            rewind: words.rewind,
            forward: words.forward,
            back: words.back,
            seek: words.position,
            buffering: words.buffering,
          }}
          subtitles={{ text: words.subtitlesDanish, label: words.subtitles, isOn: true, onToggle: fn() }}
        />
      </main>
    );
  },
} satisfies Meta<typeof PlayerControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, ...context }) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.pause);
    await press(context, 'ok');
    await expect(args.onPlayPause).toHaveBeenCalledTimes(1);
    await press(context, 'onward', 'onward', 'ok', 'onward');
    await expect(args.onForward).toHaveBeenCalledTimes(1);
    await expectFocus(context, 'button', `${words.subtitles}: ${words.subtitlesDanish}`);
    await press(context, 'up');
    await expectFocus(context, 'slider', new RegExp(`^${words.position}`));
    await press(context, 'up');
    await expectFocus(context, 'button', words.back);
  },
};

export const PausedAndWaiting: Story = {
  args: { isPlaying: false, isBuffering: true },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.play);
    const spinner = within(context.canvasElement).getByRole('status', { name: words.buffering });
    await expectVisible(spinner);
  },
};

export const SkipIntro: Story = {
  args: { offer: <Button focusKey="skip" icon="next" label="Spring intro over" /> },
  play: async (context) => {
    await press(context, 'up', 'up');
    await expectFocus(context, 'button', 'Spring intro over');
  },
};

export const MoreControls: Story = {
  args: {
    extra: <ControlButton focusKey="episodes" order={10} icon="episodes" label="Afsnit" text="Afsnit" />,
  },
  play: async (context) => {
    await press(context, 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'button', 'Afsnit');
  },
};

export const Hidden: Story = {
  args: { isVisible: false },
  play: async (context) => {
    await press(context, 'down', 'ok');
    await expectNoFocus();
    await expect(within(context.canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongestWords: Story = {
  args: {
    title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år',
    subtitle: 'Sæson 12 · 104. Da den sidste kutter blev solgt til Norge og kom hjem igen',
    endsText: 'Slutter i morgen 00.42',
    positionSeconds: 36_000,
    durationSeconds: 39_600,
    positionText: '10:00:00',
    durationText: '11:00:00',
  },
  play: (context) => expectFocus(context, 'button', wordsOf(context.globals).pause),
};

export const HighContrast: Story = {
  globals: { contrast: 'high' },
  play: (context) => expectFocus(context, 'button', wordsOf(context.globals).pause),
};

export const LargeText: Story = {
  ...LongestWords,
  globals: { textSize: 'large' },
};
