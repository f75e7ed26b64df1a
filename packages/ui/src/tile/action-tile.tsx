import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode, RefObject } from 'react';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { useUiSettings } from '../settings/ui-settings';
import skeleton from '../skeleton/skeleton-tiles.module.css';
import { useTileSlot } from '../strip/tile-slot';
import styles from './action-tile.module.css';
import tile from './tile.module.css';

/** Props of {@link ActionTile}. */
export interface ActionTileProps {
  /** What OK does, or what is awaited. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** A line below, where tiles of the role have one; read with the label everywhere. */
  readonly note?: string | undefined;
  /** A real address makes it a link. */
  readonly href?: string | undefined;
  /** Whether what it stands for is on its way: a shape in place of the words, which readers hear. */
  readonly isBusy?: boolean | undefined;
  readonly onActivate?: (() => void) | undefined;
  /** Needed outside a rail only. */
  readonly focusKey?: string | undefined;
}

/** A place in a rail that holds no title: what is still to come, what failed, or the way to the whole list. */
export function ActionTile(props: ActionTileProps): ReactNode {
  const { label, note, href, isBusy = false, onActivate } = props;
  const slot = useTileSlot();
  const { layout } = useUiSettings();
  const { widthRem, heightRem, caption } = layout.tiles[slot?.role ?? 'wide'];
  const { ref, props: focusable } = useFocusable<HTMLElement>({
    focusKey: props.focusKey ?? slot?.focusKey ?? label,
    order: slot?.order,
    onActivate,
    // What happened is said before what OK does.
    speech: () => joinSentences(note ?? '', label),
  });
  const shared = {
    ...focusable,
    className: `${tile.tile} ${styles.action} fs-tile`,
    'aria-label': joinSentences(label, note ?? ''),
    'aria-busy': isBusy,
    style: { width: `${widthRem}rem` },
  };
  const content = (
    <>
      <span className={`${tile.frame} fs-tile-frame fs-travels`} style={{ height: `${heightRem}rem` }}>
        <span className={`${tile.pool} fs-tile-pool fs-fades`} />
        <span className={`${tile.art} fs-tile-art`}>
          {isBusy ? <span className={`${skeleton.sheen} fs-skeleton-sheen fs-repeats`} /> : <Words {...props} />}
          <span className={`${tile.edge} fs-tile-edge`} />
        </span>
      </span>
      {caption === 'always' && note !== undefined && !isBusy && (
        <span className={`${tile.caption} fs-travels`}>
          <span className={`${styles.note} fs-tile-meta fs-type-meta`}>
            <bdi>{note}</bdi>
          </span>
        </span>
      )}
    </>
  );
  return href === undefined ? (
    <button {...shared} ref={ref as RefObject<HTMLButtonElement | null>} type="button">
      {content}
    </button>
  ) : (
    <a {...shared} ref={ref as RefObject<HTMLAnchorElement | null>} href={href}>
      {content}
    </a>
  );
}

function Words({ label, icon }: ActionTileProps): ReactNode {
  return (
    <span className={`${styles.words} fs-text`}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={`${styles.label} fs-type-label`}>
        <bdi>{label}</bdi>{' '}
      </span>
    </span>
  );
}
