import type { MediaSeconds } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import { SeekBar } from '../seek-bar/seek-bar';
import type { Thumbnails } from '../seek-bar/thumbnail-strip';
import { Spinner } from '../spinner/spinner';
import { ControlButton } from './control-button';
import { playerControlKeys } from './player-control-ids';
import styles from './player-controls.module.css';

/** Names of the player's controls. */
export interface PlayerLabels {
  readonly play: string;
  readonly pause: string;
  readonly rewind: string;
  readonly forward: string;
  readonly back: string;
  readonly seek: string;
  readonly buffering: string;
}

/** The switch of the subtitles. */
export interface SubtitlesSwitch {
  /** Shown beside the icon: the language, or that they are off. */
  readonly text: string;
  /** What a reader says. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** How a live stream stands. */
export interface LiveStanding {
  /** The mark before the title: "Live". */
  readonly text: string;
  /** Time of day of what shows, in place of position and length; undefined where the stream does not tell it. */
  readonly clockText: string | undefined;
  /** How far behind, and what leads to what is live; undefined where that shows. */
  readonly behind: { readonly text: string; readonly toLive: string; readonly onToLive: () => void } | undefined;
}

/** Props of {@link PlayerControls}. */
export interface PlayerControlsProps {
  readonly order?: number | undefined;
  readonly isVisible: boolean;
  readonly isPlaying: boolean;
  readonly isBuffering?: boolean | undefined;
  /** Whether there is no picture yet: then title and way back stand alone, and take no focus. */
  readonly isLoading?: boolean | undefined;
  /** Stands over the picture: that it is over. */
  readonly statusText?: string | undefined;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** At the far end of the title: "Slutter 21.42". */
  readonly endsText?: string | undefined;
  readonly positionSeconds: MediaSeconds;
  readonly durationSeconds: MediaSeconds;
  readonly bufferedSeconds?: MediaSeconds | undefined;
  /** Small pictures along the line, shown over it while it has focus. */
  readonly thumbnails?: Thumbnails | undefined;
  /** Position and length in words. */
  readonly positionText: string;
  readonly durationText?: string | undefined;
  /** The position as a reader says it, where that differs. */
  readonly spokenText?: string | undefined;
  readonly live?: LiveStanding | undefined;
  readonly labels: PlayerLabels;
  readonly onPlayPause: () => void;
  readonly onRewind: () => void;
  readonly onForward: () => void;
  readonly onSeekTo?: ((seconds: MediaSeconds) => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly subtitles?: SubtitlesSwitch | undefined;
  /** The sound, where a set has no volume of its own. */
  readonly sound?: SubtitlesSwitch | undefined;
  /** Fills the screen, where a window does not. */
  readonly fullScreen?: { readonly label: string; readonly onToggle: () => void } | undefined;
  /** A `Button` over the line: skip the intro. */
  readonly offer?: ReactNode;
  /** More `ControlButton`s after the subtitles, with an order from 10. */
  readonly extra?: ReactNode;
}

/** The controls over a playing picture; they show what they are given and decide nothing. */
export function PlayerControls(props: PlayerControlsProps): ReactNode {
  const { order, isVisible, isBuffering = false, isLoading = false, statusText, labels } = props;
  return (
    <FocusGroup
      kind="column"
      focusKey={playerControlKeys.controls}
      order={order}
      memory="preferred"
      preferred={playerControlKeys.buttons}
      isDisabled={!isVisible || isLoading}
    >
      {isBuffering && (
        <div className={styles.centre}>
          <Spinner label={labels.buffering} />
        </div>
      )}
      <div className={`${styles.controls} fs-fades`} data-visible={isVisible ? '' : undefined} aria-hidden={!isVisible}>
        <div className={`${styles.shade} fs-player-shade`} />
        <Head {...props} />
        {statusText !== undefined && (
          <p className={`${styles.centre} ${styles.status} fs-type-title fs-text`} role="status">
            {statusText}
          </p>
        )}
        {!isLoading && <Controls {...props} />}
      </div>
    </FocusGroup>
  );
}

/** The way back, what plays, and when it ends. */
function Head({ title, subtitle, endsText, labels, live, onBack }: PlayerControlsProps): ReactNode {
  return (
    <div className={styles.head}>
      {onBack !== undefined && (
        <FocusGroup kind="row" focusKey="top" order={0}>
          <div className={styles.back}>
            <Button focusKey="back" label={labels.back} icon="back" isIconOnly onActivate={onBack} />
          </div>
        </FocusGroup>
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          {live !== undefined && (
            <span className={styles.live}>
              <Badge kind={live.behind === undefined ? 'live' : 'plain'} text={live.text} />
            </span>
          )}
          <h1 className={`${styles.title} fs-type-heading fs-text`}>
            <bdi>{title}</bdi>
          </h1>
        </div>
        {subtitle !== undefined && (
          <div className={`${styles.title} ${styles.quiet} fs-type-label fs-text2`}>
            <bdi>{subtitle}</bdi>
          </div>
        )}
      </div>
      {endsText !== undefined && (
        <div className={`${styles.ends} ${styles.quiet} fs-type-label fs-text2`}>{endsText}</div>
      )}
    </div>
  );
}

/** An offer, the line, and the row of buttons. */
function Controls(props: PlayerControlsProps): ReactNode {
  return (
    <>
      {props.offer !== undefined && (
        <FocusGroup kind="row" focusKey="offer" order={1}>
          <div className={styles.offer}>{props.offer}</div>
        </FocusGroup>
      )}
      <div className={styles.seek}>
        <SeekBar
          order={2}
          label={props.labels.seek}
          positionSeconds={props.positionSeconds}
          durationSeconds={props.durationSeconds}
          bufferedSeconds={props.bufferedSeconds}
          thumbnails={props.thumbnails}
          positionText={props.positionText}
          spokenText={props.spokenText}
          onActivate={props.onPlayPause}
          onSeekTo={props.onSeekTo}
        />
      </div>
      <ControlRow {...props} />
    </>
  );
}

function ControlRow(props: PlayerControlsProps): ReactNode {
  const { isPlaying, labels, live } = props;
  return (
    <FocusGroup
      kind="row"
      focusKey={playerControlKeys.buttons}
      order={3}
      preferred={playerControlKeys.play}
      memory="last"
    >
      <div className={styles.row}>
        <ControlButton
          focusKey={playerControlKeys.play}
          order={0}
          icon={isPlaying ? 'pause' : 'play'}
          size="huge"
          label={isPlaying ? labels.pause : labels.play}
          text={props.statusText === undefined ? undefined : labels.play}
          onActivate={props.onPlayPause}
        />
        <ControlButton focusKey="rewind" order={1} icon="rewind10" label={labels.rewind} onActivate={props.onRewind} />
        <ControlButton
          focusKey="forward"
          order={2}
          icon="forward10"
          label={labels.forward}
          onActivate={props.onForward}
        />
        <Times {...props} />
        {live?.behind !== undefined && (
          <ControlButton
            focusKey="live"
            order={3}
            icon="live"
            label={live.behind.toLive}
            text={live.behind.toLive}
            onActivate={live.behind.onToLive}
          />
        )}
        <Switches {...props} />
      </div>
    </FocusGroup>
  );
}

/** What is switched while it plays. */
function Switches({ subtitles, sound, extra, fullScreen }: PlayerControlsProps): ReactNode {
  return (
    <>
      {subtitles !== undefined && (
        <ControlButton
          focusKey="subtitles"
          order={4}
          icon="subtitles"
          label={subtitles.label}
          text={subtitles.text}
          isOn={subtitles.isOn}
          onActivate={subtitles.onToggle}
        />
      )}
      {sound !== undefined && (
        <ControlButton
          focusKey="sound"
          order={5}
          icon="sound"
          label={sound.label}
          text={sound.text}
          isOn={sound.isOn}
          onActivate={sound.onToggle}
        />
      )}
      {extra}
      {fullScreen !== undefined && (
        <ControlButton
          focusKey="full-screen"
          order={90}
          icon="fullScreen"
          label={fullScreen.label}
          onActivate={fullScreen.onToggle}
        />
      )}
    </>
  );
}

/** Position and length, or of a live stream the time of day and how far behind it is. */
function Times({ positionText, durationText, live }: PlayerControlsProps): ReactNode {
  return (
    <div className={`${styles.times} fs-type-label fs-text`}>
      {live === undefined ? (
        <bdi dir="ltr">
          {positionText}
          {durationText !== undefined && <span className="fs-text3"> / {durationText}</span>}
        </bdi>
      ) : (
        <>
          <bdi>{live.clockText}</bdi>
          {live.behind !== undefined && <bdi className={`${styles.behind} fs-text3`}>{live.behind.text}</bdi>}
        </>
      )}
    </div>
  );
}
