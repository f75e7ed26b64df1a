import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import type { SeekBarProps } from '../seek-bar/seek-bar';
import { Spinner } from '../spinner/spinner';
import { ControlRow, type ControlRowProps } from './control-row';
import { playerControlKeys } from './player-control-ids';
import styles from './player-controls.module.css';
import { PlayerHead, type PlayerHeadProps } from './player-head';
import { ScanRate } from './scan-rate';

/** Names of the player's controls. */
export interface PlayerLabels {
  readonly play: string;
  readonly pause: string;
  readonly rewind: string;
  readonly forward: string;
  readonly back: string;
  readonly buffering: string;
}

/** Where the bar stands among the controls. */
export type BarPlace = Pick<SeekBarProps, 'order' | 'isDisabled'>;

/** Props of {@link PlayerControls}. */
export interface PlayerControlsProps
  extends Omit<PlayerHeadProps, 'backLabel' | 'isDisabled'>,
    Omit<ControlRowProps, 'isDisabled'> {
  readonly order?: number | undefined;
  readonly isVisible: boolean;
  readonly isBuffering?: boolean | undefined;
  /** Whether there is no picture yet: then title and way back stand alone, and take no focus. */
  readonly isLoading?: boolean | undefined;
  readonly labels: PlayerLabels;
  /** The `SeekBar`, which renders by itself as the position moves; none where nothing can be sought. */
  readonly bar?: ((place: BarPlace) => ReactNode) | undefined;
  /** How fast the picture is scanned, and which way; undefined while it is not. */
  readonly scan?: { readonly text: string; readonly isForward: boolean } | undefined;
  /** A `Button` over the line, there without the other controls too: skip the intro. */
  readonly offer?: ReactNode;
}

/** The controls over a playing picture; they show what they are given and decide nothing. */
export function PlayerControls(props: PlayerControlsProps): ReactNode {
  const { order, isVisible, isBuffering = false, isLoading = false, labels, scan, offer } = props;
  const isDisabled = !isVisible || isLoading;
  return (
    <FocusGroup
      kind="column"
      focusKey={playerControlKeys.controls}
      order={order}
      memory="preferred"
      preferred={playerControlKeys.buttons}
      isDisabled={isLoading || (!isVisible && offer === undefined)}
    >
      {isBuffering && (
        <div className={styles.centre}>
          <Spinner label={labels.buffering} />
        </div>
      )}
      <div className={`${styles.controls} fs-fades`} data-visible={isVisible ? '' : undefined} aria-hidden={!isVisible}>
        <div className={`${styles.shade} fs-player-shade`} />
        <PlayerHead {...props} backLabel={labels.back} isDisabled={isDisabled} />
        {scan !== undefined && !isBuffering && (
          <div className={styles.centre}>
            <ScanRate {...scan} />
          </div>
        )}
        {!isLoading && (
          <>
            {props.bar !== undefined && <div className={styles.seek}>{props.bar({ order: 2, isDisabled })}</div>}
            <ControlRow {...props} isDisabled={isDisabled} />
          </>
        )}
      </div>
      {offer !== undefined && !isLoading && (
        <FocusGroup kind="row" focusKey={playerControlKeys.offer} order={1}>
          <div className={styles.offer}>{offer}</div>
        </FocusGroup>
      )}
    </FocusGroup>
  );
}
