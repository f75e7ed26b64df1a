import { childKeyOf, type FocusChange, toDescendantId, toNodeId } from '@fjernsyn/focus';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { useActiveMark } from '../page/use-active-mark';
import { useMeasuredSection } from '../page/use-measured-section';
import { isLeftAlone } from '../settings/is-left-alone';
import { useUiSettings } from '../settings/ui-settings';
import { cellOf, columnsOf } from './profile-cells';
import { ProfileGrid, type ProfileGridTile } from './profile-grid';
import styles from './profile-section.module.css';

/** Props of {@link ProfileSection}. */
export interface ProfileSectionProps {
  /** Key among the sections of its page. */
  readonly focusKey: string;
  /** Place among the sections of its page, from 0. */
  readonly order: number;
  readonly title?: string | undefined;
  /** Undefined while they are on their way. Keep the same list. */
  readonly tiles: readonly ProfileGridTile[] | undefined;
}

const gridKey = 'profiles';

/** Rows that a screen shows whole under the header. */
const rowsInView = 2;

/** Profiles between the rails of a page, eight beside one another (S9.22); from the third row on they move up, as a page does. */
export function ProfileSection({ focusKey, order, title, tiles }: ProfileSectionProps): ReactNode {
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey, order, content: tiles?.length });
  const rows = useRef<HTMLDivElement>(null);
  const { parentId } = useFocusScope();
  useActiveMark(toNodeId(parentId, focusKey), ref, isMounted);
  useRowInView(rows, focusKey, tiles);
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order + 1} label={title} isLoading={!isMounted}>
      <section ref={ref} style={style} className={`${styles.section} fs-rail-dims fs-fades`} aria-label={title}>
        {isMounted && (
          <>
            {title !== undefined && (
              <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
                <bdi>{title}</bdi>
              </h2>
            )}
            <div ref={rows} className={`${styles.rows} fs-travels`}>
              <ProfileGrid focusKey={gridKey} order={0} tiles={tiles} place="page" />
            </div>
          </>
        )}
      </section>
    </FocusGroup>
  );
}

/** Moves rows up that would stand below the screen, where a page moves by transforms. */
function useRowInView(
  rows: RefObject<HTMLDivElement | null>,
  focusKey: string,
  tiles: readonly ProfileGridTile[] | undefined,
): void {
  const { binding, parentId } = useFocusScope();
  const { layout, textScale } = useUiSettings();
  useLayoutEffect(() => {
    if (parentId === null || layout.name !== 'tv') return undefined;
    const gridId = toDescendantId(parentId, focusKey, gridKey);
    const columns = columnsOf('page', layout);
    const { heightRem, gapRem } = cellOf('page', layout, textScale);
    return binding.subscribeWithin(gridId, (change: FocusChange) => {
      if (rows.current === null || isLeftAlone(change) || change.to === null) return;
      const index = tiles?.findIndex((tile) => tile.focusKey === childKeyOf(change.to ?? '', gridId)) ?? 0;
      const above = Math.max(0, Math.floor(index / columns) - (rowsInView - 1));
      rows.current.style.transform = above === 0 ? '' : `translateY(-${above * (heightRem + gapRem)}rem)`;
    });
  }, [binding, parentId, layout, textScale, focusKey, tiles, rows]);
}
