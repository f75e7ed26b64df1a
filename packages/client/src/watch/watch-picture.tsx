import type { Watch } from '@fjernsyn/shell';
import type { PlayerControlIds } from '@fjernsyn/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useClient } from '../application-context';
import { useIsFocused } from '../hooks/use-is-focused';
import { useObserved } from '../hooks/use-observed';
import { useObservedPart } from '../hooks/use-observed-part';
import subtitleStyles from './subtitle-style.module.css';
import { toStyleMarks } from './subtitle-style-marks';
import styles from './watch-screen.module.css';
import type { WatchStage } from './watch-stage';

/** Props of {@link WatchPicture}. */
export interface WatchPictureProps {
  readonly watch: Pick<Watch, 'view' | 'attach' | 'subtitleStyling'>;
  readonly ids: PlayerControlIds;
  readonly stage: WatchStage;
}

/** The video, and what its subtitles must stand above and look like; small at the start while something stands beside it. */
export function WatchPicture({ watch, ids, stage }: WatchPictureProps): ReactElement {
  const { toMediaSurface } = useClient();
  const video = useRef<HTMLVideoElement>(null);
  const isOnSeekBar = useIsFocused(ids.seekBar);
  const { areControlsShown, hasStrip, isScanning } = useObservedPart(watch.view, (view) => ({
    areControlsShown: view.areControlsShown,
    hasStrip: view.thumbnails.length > 0,
    isScanning: view.playback !== undefined && view.playback.scanRate !== 0,
  }));
  const style = useObserved(watch.subtitleStyling.style);
  const overPicture = (isOnSeekBar || isScanning) && hasStrip ? 'strip' : 'controls';
  useEffect(() => {
    if (!video.current) return undefined;
    const detach = watch.attach(toMediaSurface(video.current));
    return () => void detach();
  }, [watch, toMediaSurface]);
  return (
    // The engine adds its subtitles after the video: they need an element of their own to be added to.
    <div
      className={`${styles.picture} ${subtitleStyles.styled} fs-text`}
      data-under={areControlsShown && stage === 'playing' ? overPicture : undefined}
      data-beside={stage === 'up-next' ? '' : undefined}
      data-over={stage === 'ended' ? '' : undefined}
      {...toStyleMarks(style)}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are tracks of the media engine, chosen by the viewer. */}
      <video ref={video} className={styles.video} playsInline tabIndex={-1} />
    </div>
  );
}
