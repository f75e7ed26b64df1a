import type { Casting, Watch } from '@fjernsyn/shell';
import { type ReactElement, useEffect } from 'react';
import { useObserved } from '../hooks/use-observed';
import { useTexts } from '../hooks/use-texts';
import styles from './cast-picture.module.css';
import { castTexts } from './cast-texts';

/** Props of {@link CastPicture}. */
export interface CastPictureProps {
  readonly casting: Pick<Casting, 'view' | 'follow'>;
  readonly watch: Pick<Watch, 'view' | 'playItem'>;
}

/** Stands where the picture was while a set plays it: what plays there, and which set it is. */
export function CastPicture({ casting, watch }: CastPictureProps): ReactElement | null {
  const t = useTexts(castTexts);
  const { connectionStatus, castDevice, item } = useObserved(casting.view);
  useEffect(() => casting.follow(watch), [casting, watch]);
  if (connectionStatus !== 'connected') return null;
  const device = castDevice ?? t('cast.someDevice');
  return (
    <div className={`${styles.stage} fs-deep`}>
      {item?.pictureUrl !== undefined && <img className={styles.picture} src={item.pictureUrl} alt="" />}
      <div className={`${styles.words} fs-deep`} role="status">
        <span className="fs-type-heading fs-text">{t('cast.playing', { device })}</span>
        {item !== undefined && (
          <span className={`${styles.title} fs-type-label fs-text2`}>
            <bdi>{item.title}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}
