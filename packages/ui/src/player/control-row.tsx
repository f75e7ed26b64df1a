import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { ControlButton } from './control-button';
import { playerControlKeys } from './player-control-ids';
import styles from './player-controls.module.css';
import { VolumeControl, type VolumeControlProps } from './volume-control';

/** A control that does one thing. */
export interface ControlAction {
  readonly label: string;
  readonly onActivate: () => void;
}

/** A control that opens a menu. */
export interface MenuControl extends ControlAction {
  /** Shown beside the icon: what was chosen. */
  readonly text: string;
  /** Whether something was chosen that can be turned off. */
  readonly isOn?: boolean | undefined;
  readonly isOpen: boolean;
}

/** Props of {@link ControlRow}. */
export interface ControlRowProps {
  readonly isDisabled: boolean;
  readonly isPlaying: boolean;
  readonly labels: { readonly play: string; readonly pause: string; readonly rewind: string; readonly forward: string };
  /** Position and length, which render by themselves as the position moves. */
  readonly times?: ReactNode;
  readonly onPlayPause?: (() => void) | undefined;
  readonly onRewind?: (() => void) | undefined;
  readonly onForward?: (() => void) | undefined;
  /** From the beginning of what a live stream shows. */
  readonly startOver?: ControlAction | undefined;
  /** What leads to live; undefined where that shows. */
  readonly toLive?: ControlAction | undefined;
  readonly subtitles?: MenuControl | undefined;
  readonly audio?: MenuControl | undefined;
  /** Leads to the page of what plays. */
  readonly details?: ControlAction | undefined;
  /** The sound, where a set has no volume of its own. */
  readonly volume?: Omit<VolumeControlProps, 'order'> | undefined;
  readonly pictureInPicture?: ControlAction | undefined;
  /** Fills the screen, where a window does not. */
  readonly fullScreen?: ControlAction | undefined;
  /** More `ControlButton`s after the subtitles, with an order from 10. */
  readonly extra?: ReactNode;
}

/** The row of buttons under the line. */
export function ControlRow(props: ControlRowProps): ReactNode {
  const { isDisabled, times, extra } = props;
  return (
    <FocusGroup
      kind="row"
      focusKey={playerControlKeys.buttons}
      order={3}
      preferred={playerControlKeys.play}
      memory="last"
      isDisabled={isDisabled}
    >
      <div className={styles.row}>
        <Steering {...props} />
        <div className={`${styles.times} fs-type-label fs-text`}>{times}</div>
        <Live {...props} />
        <Choices {...props} />
        {extra}
        <WindowControls {...props} />
      </div>
    </FocusGroup>
  );
}

function Steering({ isPlaying, labels, onPlayPause, onRewind, onForward }: ControlRowProps): ReactNode {
  return (
    <>
      {onPlayPause !== undefined && (
        <ControlButton
          focusKey={playerControlKeys.play}
          order={0}
          icon={isPlaying ? 'pause' : 'play'}
          size="huge"
          label={isPlaying ? labels.pause : labels.play}
          onActivate={onPlayPause}
        />
      )}
      {onRewind !== undefined && (
        <ControlButton focusKey="rewind" order={1} icon="rewind10" label={labels.rewind} onActivate={onRewind} />
      )}
      {onForward !== undefined && (
        <ControlButton focusKey="forward" order={2} icon="forward10" label={labels.forward} onActivate={onForward} />
      )}
    </>
  );
}

function Live({ startOver, toLive }: ControlRowProps): ReactNode {
  return (
    <>
      {startOver !== undefined && (
        <ControlButton focusKey="start-over" order={3} icon="startOver" {...startOver} text={startOver.label} />
      )}
      {toLive !== undefined && <ControlButton focusKey="live" order={4} icon="live" {...toLive} text={toLive.label} />}
    </>
  );
}

function Choices({ subtitles, audio, details }: ControlRowProps): ReactNode {
  return (
    <>
      {subtitles !== undefined && (
        <ControlButton focusKey="subtitles" order={5} icon="subtitles" {...subtitles} isMenuOpen={subtitles.isOpen} />
      )}
      {audio !== undefined && (
        <ControlButton focusKey="audio" order={6} icon="audio" {...audio} isMenuOpen={audio.isOpen} />
      )}
      {details !== undefined && <ControlButton focusKey="details" order={7} icon="info" {...details} />}
    </>
  );
}

function WindowControls({ volume, pictureInPicture, fullScreen }: ControlRowProps): ReactNode {
  return (
    <>
      {volume !== undefined && <VolumeControl order={80} {...volume} />}
      {pictureInPicture !== undefined && (
        <ControlButton focusKey="picture-in-picture" order={90} icon="pictureInPicture" {...pictureInPicture} />
      )}
      {fullScreen !== undefined && (
        <ControlButton focusKey="full-screen" order={91} icon="fullScreen" {...fullScreen} />
      )}
    </>
  );
}
