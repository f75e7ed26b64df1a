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
import { useBarDrag } from './use-bar-drag';

/** Props of {@link SeekBar}. */
export interface SeekBarProps {
  readonly order?: number | undefined;
  /** Whether it takes no focus, as while it is hidden. */
  readonly isDisabled?: boolean | undefined;
  /** Name for readers. */
  readonly label: string;
  readonly positionSeconds: MediaSeconds;
  readonly durationSeconds: MediaSeconds;
  /** End of what is loaded. */
  readonly bufferedSeconds?: MediaSeconds | undefined;
  /** Where one programme ends and the next begins. */
  readonly marks?: readonly MediaSeconds[] | undefined;
  /** Where live is, on the bar of a live stream. */
  readonly liveEdgeSeconds?: MediaSeconds | undefined;
  /** The position over the knob, as "6:34". */
  readonly positionText: string;
  /** What stands over the knob at a place that a pointer draws it to; the position's text without it. */
  readonly textAt?: ((seconds: MediaSeconds) => string) | undefined;
  /** The position as a reader says it; the text where it is left out. */
  readonly spokenText?: string | undefined;
  /** Thumbnails along the line, shown over it while it has focus. */
  readonly thumbnails?: Thumbnails | undefined;
  /** Whether the position runs, as while it is scanned: knob and thumbnails show without focus too. */
  readonly isScanning?: boolean | undefined;
  /** OK on the bar. */
  readonly onActivate?: (() => void) | undefined;
  /** A click on the bar, or the end of a drag, in seconds of the media. */
  readonly onSeekTo?: ((seconds: MediaSeconds) => void) | undefined;
}

const sideways = ['left', 'right'] as const;

/** The line of a programme; left and right stay in it (the engine says blocked), and the caller seeks (design 5). */
export function SeekBar(props: SeekBarProps): ReactNode {
  return (
    <FocusGroup
      kind="row"
      focusKey={seekBarKeys.row}
      order={props.order}
      isDisabled={props.isDisabled}
      boundaries={sideways}
    >
      <Bar {...props} />
    </FocusGroup>
  );
}

function Bar(props: SeekBarProps): ReactNode {
  const { label, durationSeconds, textAt, isScanning = false, onActivate, onSeekTo } = props;
  const { spokenText = props.positionText } = props;
  const { readingDirection, layout } = useUiSettings();
  const isMirrored = readingDirection === 'rtl';
  const hasFocus = useFocusWithin();
  const focusable = useFocusable<HTMLDivElement>({
    focusKey: seekBarKeys.bar,
    onActivate,
    speech: () => `${label}. ${spokenText}`,
  });
  const drag = useBarDrag({ durationSeconds, isMirrored, onSeekTo });
  const { draggedSeconds, props: dragProps } = drag;
  const positionSeconds = draggedSeconds ?? props.positionSeconds;
  const positionText =
    draggedSeconds === undefined || textAt === undefined ? props.positionText : textAt(draggedSeconds);
  const played = toPercent(positionSeconds, durationSeconds);

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    if (!drag.click(event)) focusable.props.onClick(event);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the focus engine, and OK arrives as a click.
    <div
      {...focusable.props}
      {...dragProps}
      tabIndex={focusable.props.tabIndex}
      ref={focusable.ref}
      className={styles.bar}
      data-scanning={isScanning ? '' : undefined}
      onClick={onClick}
      role="slider"
      // Readers of sets say the name alone (Tizen, every year: neither values nor pressed states are read).
      aria-label={layout.name === 'tv' ? `${label}: ${spokenText}` : label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSeconds)}
      aria-valuenow={Math.round(positionSeconds)}
      aria-valuetext={spokenText}
    >
      {(hasFocus || isScanning) && props.thumbnails !== undefined && durationSeconds > 0 && (
        <ThumbnailStrip {...props.thumbnails} positionSeconds={positionSeconds} durationSeconds={durationSeconds} />
      )}
      <Track {...props} played={played} />
      <div className={`${styles.knob} fs-seek-knob fs-travels`} style={toPlace(played, isMirrored)}>
        <FocusLight shape="knob" />
      </div>
      <PositionLabel text={positionText} played={played} />
    </div>
  );
}

/** What has played, what is loaded, where programmes meet, and where live is. */
function Track(props: SeekBarProps & { readonly played: number }): ReactNode {
  const { durationSeconds, bufferedSeconds, marks = [], liveEdgeSeconds, played } = props;
  const isMirrored = useUiSettings().readingDirection === 'rtl';
  return (
    <>
      <div className={`${styles.track} fs-seek-track fs-travels`}>
        {bufferedSeconds !== undefined && (
          <div
            className={`${styles.part} fs-seek-buffered`}
            style={{ width: `${toPercent(bufferedSeconds, durationSeconds)}%` }}
          />
        )}
        <div className={`${styles.part} fs-seek-played`} style={{ width: `${played}%` }} />
        {marks.map((mark) => (
          <div
            key={mark}
            className={`${styles.mark} fs-seek-mark`}
            style={toPlace(toPercent(mark, durationSeconds), isMirrored)}
          />
        ))}
      </div>
      {liveEdgeSeconds !== undefined && (
        <div
          className={`${styles.edge} fs-seek-edge`}
          style={toPlace(toPercent(liveEdgeSeconds, durationSeconds), isMirrored)}
        />
      )}
    </>
  );
}

/** The share of a line in percent, to two digits. */
function toPercent(seconds: MediaSeconds, durationSeconds: MediaSeconds): number {
  return durationSeconds > 0 ? Math.round(Math.min(1, Math.max(0, seconds / durationSeconds)) * 10_000) / 100 : 0;
}

function toPlace(percent: number, isMirrored: boolean) {
  return isMirrored ? { right: `${percent}%`, left: 'auto' } : { left: `${percent}%` };
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
