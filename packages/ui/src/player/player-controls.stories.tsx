import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/button';
import { expectFocus, expectVisible, press, wordsOf } from '../testing';
import { PlayerControls } from './player-controls';
import { PlayerMenu } from './player-menu';
import { PlayerStage } from './player-stage-fixture';
import { PlayerTimes } from './player-times';

const meta = {
  component: PlayerControls,
  tags: ['mirrored'],
  args: {
    isVisible: true,
    isPlaying: true,
    title: 'Havgus',
    labels: { play: '', pause: '', rewind: '', forward: '', back: '', buffering: '' },
    onPlayPause: fn(),
    onForward: fn(),
  },
  render: (args, { globals }) => <PlayerStage globals={globals} {...args} />,
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

/** It stands alone, with focus, where the controls are hidden. */
export const SkipIntro: Story = {
  render: (args, { globals }) => {
    const offer = <Button focusKey="skip" icon="next" label={wordsOf(globals).skipIntro} />;
    return <PlayerStage globals={globals} {...args} isVisible={false} offer={offer} />;
  },
  play: (context) => expectFocus(context, 'button', wordsOf(context.globals).skipIntro),
};

/** Three minutes behind live, with the programmes before on the line. */
export const Live: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const window = { positionSeconds: 6900, durationSeconds: 7200, bufferedSeconds: 6960, positionText: '18.42' };
    return (
      <PlayerStage
        globals={globals}
        {...args}
        title="Kvindernes cupfinale"
        subtitle="Banen · 17.45–20.00"
        endsText={undefined}
        live={{ text: words.live, isAtEdge: false }}
        line={{ ...window, thumbnails: undefined, marks: [1320, 4620], liveEdgeSeconds: 7110 }}
        times={<PlayerTimes text="18.42" behindText={words.behindLive} />}
        startOver={{ label: words.watchFromStart, onActivate: fn() }}
        toLive={{ label: words.toLive, onActivate: fn() }}
      />
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await press(context, 'onward', 'onward', 'onward');
    await expectFocus(context, 'button', words.watchFromStart);
    await press(context, 'onward');
    await expectFocus(context, 'button', words.toLive);
  },
};

/** The picture runs ahead eight times as fast: its place shows without focus. */
export const Scanning: Story = {
  render: (args, { globals }) => (
    <PlayerStage globals={globals} {...args} scan={{ text: '8×', isForward: true }} line={{ isScanning: true }} />
  ),
  play: async (context) => {
    await expectVisible(within(context.canvasElement).getByText('8×'));
    await expectFocus(context, 'button', wordsOf(context.globals).pause);
  },
};

/** Beside the picture, which plays on behind it. */
export const SubtitlesMenu: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const languages = ['English', 'Svenska', 'Kalaallisut'].map((label) => ({
      key: label,
      label,
      isOn: false,
      onChoose: fn(),
    }));
    const tracks = [
      { key: 'off', label: words.subtitlesOff, isOn: false, onChoose: fn() },
      { key: 'da', label: words.subtitlesDanish, isOn: true, onChoose: fn() },
      ...languages,
    ];
    const style = { key: 'style', label: words.appearance, value: words.large, onChoose: fn() };
    return (
      <PlayerStage globals={globals} {...args}>
        <PlayerMenu
          menuKey="subtitles"
          title={words.subtitles}
          chosenText={words.chosen}
          groups={[
            { key: 'tracks', choices: tracks },
            { key: 'style', choices: [style] },
          ]}
          onClose={fn()}
        />
      </PlayerStage>
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', `${words.subtitlesDanish}. ${words.chosen}`);
    await press(context, 'down', 'down', 'down', 'down', 'onward');
    await expectFocus(context, 'button', `${words.appearance}. ${words.large}`);
  },
};

export const LongestWords: Story = {
  render: (args, { globals }) => (
    <PlayerStage
      globals={globals}
      {...args}
      title="Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år"
      subtitle="Sæson 12 · 104. Da den sidste kutter blev solgt til Norge og kom hjem igen"
      endsText="Slutter i morgen 00.42"
      line={{ positionSeconds: 36_000, durationSeconds: 39_600, positionText: '10:00:00' }}
      times={<PlayerTimes text="10:00:00" durationText="11:00:00" />}
    />
  ),
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
