import type { ReactNode } from 'react';
import { SeekBar, type SeekBarProps } from '../seek-bar/seek-bar';
import { pictureOf, wordsOf } from '../testing';
import { PlayerControls, type PlayerControlsProps } from './player-controls';
import { PlayerTimes } from './player-times';

const nothing = (): void => undefined;

/** Props of {@link PlayerStage}; what is left out is that of a film that plays. */
export interface PlayerStageProps extends Partial<PlayerControlsProps> {
  /** The story's globals. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly line?: Partial<SeekBarProps> | undefined;
  readonly children?: ReactNode;
}

/** A picture with the controls over it, for stories. */
export function PlayerStage({ globals, line, children, ...props }: PlayerStageProps): ReactNode {
  const words = wordsOf(globals);
  const { play, pause, rewind, forward, back, buffering } = words;
  const bar: SeekBarProps = {
    label: words.position,
    positionSeconds: 394,
    durationSeconds: 2520,
    bufferedSeconds: 700,
    positionText: '6:34',
    thumbnails: { everySeconds: 60, urlAt: (seconds) => pictureOf(seconds / 60, { width: 192, height: 108 }) },
    onSeekTo: nothing,
    ...line,
  };
  return (
    <main style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}>
      <img
        src={pictureOf(2, { width: 1280, height: 720 })}
        alt=""
        style={{ position: 'absolute', width: '100%', height: '100%' }}
      />
      <PlayerControls
        isVisible
        isPlaying
        title="Havgus"
        subtitle={`${words.season} 2 · 3. Tågen letter`}
        endsText={words.endsAt}
        bar={(place) => <SeekBar {...bar} {...place} />}
        times={<PlayerTimes text="6:34" durationText="42:00" />}
        onPlayPause={nothing}
        onRewind={nothing}
        onForward={nothing}
        onBack={nothing}
        subtitles={{
          text: words.subtitlesDanish,
          label: words.subtitles,
          isOn: true,
          isOpen: false,
          onActivate: nothing,
        }}
        audio={{ text: words.audio, label: words.audio, isOpen: false, onActivate: nothing }}
        {...props}
        labels={{ play, pause, rewind, forward, back, buffering }}
      />
      {children}
    </main>
  );
}
