import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Progress } from '../progress/progress';
import { captionLinesOf } from '../rail/rail-height';
import { type TileRole, tileSizes } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { useTileSlot } from '../strip/tile-slot';
import { LinkTile } from './link-tile';
import { Picture } from './picture';
import styles from './tile.module.css';
import type { TileProps } from './tile-props';
import { useTileFocus } from './use-tile-focus';

/** The logo on a picture, in rem. */
const emblemSize = { widthRem: 9, heightRem: 1.875 };

/** Something to open: a picture in a frame, a caption, and light when it has focus (design 5 and 7). */
export function Tile(props: TileProps): ReactNode {
  const slot = useTileSlot();
  const role = props.role ?? slot?.role ?? 'wide';
  return role === 'link' ? <LinkTile {...props} /> : <PictureTile {...props} role={role} />;
}

function PictureTile(props: TileProps & { readonly role: Exclude<TileRole, 'link'> }): ReactNode {
  const { title, meta, image, emblem, badge, progress, role } = props;
  const { textScale, layout } = useUiSettings();
  const { widthRem, heightRem, caption } = layout.tiles[role];
  const isOwnSize = layout.tiles[role] !== tileSizes[role];
  const { focusable, label, ...link } = useTileFocus(props);
  const isOnFocus = caption === 'focus';
  return (
    <a
      {...focusable.props}
      ref={focusable.ref}
      className={`${styles.tile} ${styles[role]} fs-tile fs-tile--${role}`}
      href={link.href}
      role={link.role}
      aria-disabled={props.isDisabled}
      aria-label={label}
      style={isOwnSize ? { width: `${widthRem}rem` } : undefined}
    >
      <span
        className={`${styles.frame} fs-tile-frame fs-travels`}
        style={isOwnSize ? { height: `${heightRem}rem` } : undefined}
      >
        <span className={`${styles.pool} fs-tile-pool fs-fades`} />
        <span className={`${styles.art} fs-tile-art`}>
          <Picture src={image ?? emblem} title={title} frame={tileSizes[role]} isWhole={image === undefined} />
          {image !== undefined && emblem !== undefined && (
            <span className={`${styles.emblem} fs-badge`}>
              <Picture src={emblem} title="" frame={emblemSize} isWhole />
            </span>
          )}
          {progress !== undefined && (
            <>
              <span className={`${styles.shade} fs-shade`} />
              <span className={styles.progress}>
                <Progress value={progress} />
              </span>
            </>
          )}
          {badge !== undefined && role !== 'round' && (
            <span className={styles.badge}>
              <Badge {...badge} />{' '}
            </span>
          )}
          <span className={`${styles.edge} fs-tile-edge`} />
        </span>
      </span>
      {caption !== 'none' && (
        <span className={`${styles.caption} ${isOnFocus ? styles.onFocus : ''} fs-travels`}>
          <span
            className={`${styles.title} fs-tile-title fs-type-label`}
            data-lines={!isOnFocus && captionLinesOf(textScale, layout) > 1 ? 2 : undefined}
          >
            <bdi>{title}</bdi>{' '}
          </span>
          {meta !== undefined && (
            <span className={`${styles.meta} fs-tile-meta fs-type-meta`}>
              <bdi>{meta}</bdi>
            </span>
          )}
        </span>
      )}
    </a>
  );
}
