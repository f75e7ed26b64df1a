import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusWithin } from '../focus/use-focus-within';
import { useFocusable } from '../focus/use-focusable';
import { useUiSettings } from '../settings/ui-settings';
import styles from './seek-bar.module.css';
import { seekBarKeys } from './seek-bar-keys';
import { ThumbnailStrip, type Thumbnails } from './thumbnail-strip';

/** Props of {@link SeekBar}. */
export interface SeekBarProps {
  readonly order?: number | undefined;
  /** Name for readers. */
  readonly label: string;
  readonly positionSeconds: MediaSeconds;
  readonly durationSeconds: MediaSeconds;
  /** End of what is loaded. */
  readonly bufferedSeconds?: MediaSeconds | undefined;
  /** The position over the knob, as "6:34". */
  readonly positionText: string;
  /** The position as a reader says it; the text where it is left out. */
  readonly spokenText?: string | undefined;
  /** Thumbnails along the line, shown over it while it has focus. */
  readonly thumbnails?: Thumbnails | undefined;
  /** OK on the bar. */
  readonly onActivate?: (() => void) | undefined;
  /** A click on the bar, in seconds of the media. */
  readonly onSeekTo?: ((seconds: MediaSeconds) => void) | undefined;
}

const sideways = ['left', 'right'] as const;

/** The line of a programme; left and right stay in it (the engine says blocked), and the caller seeks (design 5). */
export function SeekBar(props: SeekBarProps): ReactNode {
  return (
    <FocusGroup kind="row" focusKey={seekBarKeys.row} order={props.order} boundaries={sideways}>
      <Bar {...props} />
    </FocusGroup>
  );
}

function Bar(props: SeekBarProps): ReactNode {
  const { label, positionSeconds, durationSeconds, bufferedSeconds, positionText, onActivate, onSeekTo } = props;
  const { spokenText = positionText } = props;
  const { readingDirection, layout } = useUiSettings();
  const hasFocus = useFocusWithin();
  const focusable = useFocusable<HTMLDivElement>({
    focusKey: seekBarKeys.bar,
    onActivate,
    speech: () => `${label}. ${spokenText}`,
  });
  const percentOf = (seconds: MediaSeconds): number =>
    durationSeconds > 0 ? Math.round(Math.min(1, Math.max(0, seconds / durationSeconds)) * 10_000) / 100 : 0;
  const played = percentOf(positionSeconds);
  const isMirrored = readingDirection === 'rtl';

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    // OK arrives as a click without a place; only a pointer's click names one.
    if (event.detail === 0 || onSeekTo === undefined) {
      focusable.props.onClick(event);
      return;
    }
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    onSeekTo((isMirrored ? 1 - share : share) * durationSeconds);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the focus engine, and OK arrives as a click.
    <div
      {...focusable.props}
      tabIndex={focusable.props.tabIndex}
      ref={focusable.ref}
      className={styles.bar}
      onClick={onClick}
      role="slider"
      // Readers of sets say the name alone (Tizen, every year: neither values nor pressed states are read).
      aria-label={layout.name === 'tv' ? `${label}: ${spokenText}` : label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSeconds)}
      aria-valuenow={Math.round(positionSeconds)}
      aria-valuetext={spokenText}
    >
      {hasFocus && props.thumbnails !== undefined && durationSeconds > 0 && (
        <ThumbnailStrip {...props.thumbnails} positionSeconds={positionSeconds} durationSeconds={durationSeconds} />
      )}
      <div className={`${styles.track} fs-seek-track fs-travels`}>
        {bufferedSeconds !== undefined && (
          <div className={`${styles.part} fs-seek-buffered`} style={{ width: `${percentOf(bufferedSeconds)}%` }} />
        )}
        <div className={`${styles.part} fs-seek-played`} style={{ width: `${played}%` }} />
      </div>
      <div
        className={`${styles.knob} fs-seek-knob fs-travels`}
        style={isMirrored ? { right: `${played}%`, left: 'auto' } : { left: `${played}%` }}
      >
        <FocusLight shape="knob" />
      </div>
      <PositionLabel text={positionText} played={played} />
    </div>
  );
}

/** The position in words over the knob; at the line's ends it stays beside the knob, within the line. */
function PositionLabel({ text, played }: { readonly text: string; readonly played: number }): ReactNode {
  const room = text.length;
  return (
    <div className={`${styles.time} fs-type-rail fs-text`}>
      <div style={{ width: `calc(${played}% - ${room / 2}ch)`, maxWidth: `calc(100% - ${room}ch)` }} />
      <div className={styles.words} style={{ width: `${room}ch` }} dir="ltr">
        {text}
      </div>
    </div>
  );
}
