import type { SubtitleStyling } from '@fjernsyn/shell';
import type { ReactElement } from 'react';
import { useObserved } from '../hooks/use-observed';
import { useTexts } from '../hooks/use-texts';
import { trackTexts } from '../messages/player/track-texts';
import styles from './subtitle-style.module.css';
import { toStyleMarks } from './subtitle-style-marks';

/** A line as subtitles look now. */
export function SubtitleSample({ styling }: { readonly styling: SubtitleStyling }): ReactElement {
  const t = useTexts(trackTexts);
  const style = useObserved(styling.style);
  return (
    <div className={`${styles.sample} ${styles.styled} fs-text`} {...toStyleMarks(style)} aria-hidden="true">
      <div>
        <span>{t('player.style.sample')}</span>
      </div>
    </div>
  );
}
