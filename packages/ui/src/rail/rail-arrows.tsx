import { type FocusEngine, type NodeId, toNodeId } from '@fjernsyn/focus';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { visibleTiles } from '../strip/strip-arithmetic';
import type { StripModel } from '../strip/strip-model';
import styles from './rail-arrows.module.css';

/** Props of {@link RailArrows}. */
export interface RailArrowsProps {
  readonly engine: FocusEngine;
  readonly groupId: NodeId;
  readonly model: StripModel;
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
}

/** Two edges of a rail for the pointer: each goes as far as is seen. Keys and readers have the tiles themselves. */
export function RailArrows({ engine, groupId, model, role, count, keyOf }: RailArrowsProps): ReactNode {
  const { layout } = useUiSettings();
  const seen = Math.max(1, visibleTiles(role, layout) - 1);
  const go = (way: 1 | -1): void => {
    const index = Math.min(count - 1, Math.max(0, model.index + way * seen));
    if (count > 0) engine.focus(toNodeId(groupId, keyOf(index)));
  };
  return (
    <div className={`${styles.arrows} fs-fades`} aria-hidden="true">
      <button type="button" tabIndex={-1} className={`${styles.edge} ${styles.start} fs-edge`} onClick={() => go(-1)}>
        <span className={`${styles.mark} ${styles.back} fs-button`}>
          <Icon name="chevron" />
        </span>
      </button>
      <button type="button" tabIndex={-1} className={`${styles.edge} ${styles.end} fs-edge`} onClick={() => go(1)}>
        <span className={`${styles.mark} fs-button`}>
          <Icon name="chevron" />
        </span>
      </button>
    </div>
  );
}
