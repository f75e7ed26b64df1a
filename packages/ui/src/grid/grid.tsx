import { toNodeId } from '@fjernsyn/focus';
import { type ReactNode, useMemo } from 'react';
import { ButtonRow } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { usePageSection } from '../page/use-page-section';
import { type RailStatus, railBodyRem, railHeadRem } from '../rail/rail-height';
import { useRailElement } from '../rail/use-rail-element';
import { RailMessage, type RailTexts } from '../rail-message/rail-message';
import type { TileRole } from '../settings/tile-roles';
import { LayoutProvider, useUiSettings } from '../settings/ui-settings';
import { SkeletonTiles } from '../skeleton/skeleton-tiles';
import { toRem } from '../theme/rem';
import styles from './grid.module.css';
import { columnsOf, type GridShape, gridLayout, rowPitchRem, rowsOf, tileRect } from './grid-arithmetic';
import { GridRows } from './grid-rows';
import { useGridPlaces } from './use-grid-rows';

/** Props of {@link Grid}. */
export interface GridProps {
  /** Key among the sections of its page. */
  readonly focusKey: string;
  /** Place among the sections of its page, from 0. */
  readonly order: number;
  readonly title?: string | undefined;
  /** Stands after the title: how many there are. */
  readonly note?: string | undefined;
  /** Buttons between title and tiles. */
  readonly tools?: ReactNode;
  readonly role: TileRole;
  /** How many tiles there are, mounted or not. */
  readonly count: number;
  /** How many there will be, for readers; default `count`. */
  readonly size?: number | undefined;
  /** Stable key of the tile at `index`; keep the function while the list is the same. */
  readonly keyOf: (index: number) => string;
  /** The `Tile` at `index`; keep the function, as a new one renders every tile. */
  readonly renderTile: (index: number) => ReactNode;
  /** Hears the last tile that is near, so that more of them can be loaded. */
  readonly onReach?: ((index: number) => void) | undefined;
  /** Default `ready`. */
  readonly status?: RailStatus | undefined;
  /** Texts of the failed and the empty state. */
  readonly texts?: RailTexts | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** What the button of an empty grid does. */
  readonly onEmptyAction?: (() => void) | undefined;
}

/** Keys of the parts of a grid. */
const keys = { tools: 'tools', tiles: 'tiles' } as const;

/** Height of the buttons over the tiles with the space around them, in canvas px at text of the usual size, and what of it is space. */
const toolsPx = { height: 52, space: 44 };

/** How many rows of shapes stand for tiles that are on their way. */
const shapeRows = 2;

/** The tiles of a list in rows, for a page of its own: it moves up row by row as focus goes down (design 7 and 8). */
export function Grid(props: GridProps): ReactNode {
  const { role } = props;
  const { layout } = useUiSettings();
  const filled = useMemo(() => gridLayout(role, layout), [role, layout]);
  return (
    <LayoutProvider layout={filled}>
      <GridSection {...props} />
    </LayoutProvider>
  );
}

function GridSection(props: GridProps): ReactNode {
  const { focusKey, order, title, note, tools, role, count, keyOf, status = 'ready', texts } = props;
  const { layout, textScale, readingDirection } = useUiSettings();
  const { parentId } = useFocusScope();
  const groupId = toNodeId(parentId, focusKey);
  const tilesId = toNodeId(groupId, keys.tiles);
  const titleRem = railHeadRem(title !== undefined, textScale, layout);
  const toolsRem = tools === undefined ? 0 : toRem(toolsPx.height * textScale + toolsPx.space);
  const headRem = titleRem + toolsRem;
  const shape = useMemo(() => ({ role, textScale, layout, headRem }), [role, textScale, layout, headRem]);
  const columns = columnsOf(role, layout);
  const { ids, spanOf } = useGridPlaces(tilesId, { shape, count, keyOf });
  const heightRem = headRem + bodyRem(status, shape, rowsOf(count, columns));
  const isMounted = usePageSection({ focusKey, order, heightRem, spanOf });
  const isLoading = status === 'loading';
  const section = useRailElement(tilesId, isMounted, isLoading ? title : null);
  const items = useMemo(() => {
    const rectOf = (index: number) => tileRect(index, shape, readingDirection);
    return status === 'ready' ? { count, keyOf, indexOf: ids.indexOfKey, rectOf } : undefined;
  }, [status, count, keyOf, ids, shape, readingDirection]);
  return (
    // A page's hero is 0.
    <FocusGroup kind="column" focusKey={focusKey} order={order + 1} label={title} memory="last" preferred={keys.tiles}>
      <section
        key={isMounted ? 'mounted' : 'place'}
        ref={section}
        className={isMounted ? `${styles.grid} fs-fades` : undefined}
        style={{ height: `${heightRem}rem` }}
        aria-label={title}
        aria-busy={isLoading}
        tabIndex={isLoading ? -1 : undefined}
      >
        {isMounted && title !== undefined && <GridHead title={title} note={note} heightRem={titleRem} />}
        {isMounted && tools !== undefined && (
          <div className={styles.tools} style={{ height: `${toolsRem}rem`, padding: `0 ${layout.safeRem}rem` }}>
            <ButtonRow focusKey={keys.tools} isRemembered>
              {tools}
            </ButtonRow>
          </div>
        )}
        <FocusGroup
          kind="grid"
          focusKey={keys.tiles}
          order={1}
          columns={columns}
          items={items}
          isLoading={status !== 'ready' && (status !== 'empty' || texts?.action !== undefined)}
        >
          {isMounted && <GridBody {...props} status={status} shape={shape} ids={ids} />}
        </FocusGroup>
      </section>
    </FocusGroup>
  );
}

function bodyRem(status: RailStatus, shape: GridShape, rows: number): number {
  const { role, textScale, layout } = shape;
  if (status === 'ready') return rows * rowPitchRem(shape);
  if (status === 'loading') return shapeRows * rowPitchRem(shape);
  return railBodyRem({ role, status, hasTitle: true, textScale, layout }) + toRem(layout.rail.space);
}

interface GridHeadProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly heightRem: number;
}

function GridHead({ title, note, heightRem }: GridHeadProps): ReactNode {
  const { layout } = useUiSettings();
  return (
    <div className={styles.head} style={{ height: `${heightRem}rem`, padding: `0 ${layout.safeRem}rem` }}>
      <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
        <bdi>{title}</bdi>
      </h2>
      {note !== undefined && <span className={`${styles.note} fs-type-meta fs-text3`}>{note}</span>}
    </div>
  );
}

interface GridBodyProps extends GridProps {
  readonly status: RailStatus;
  readonly shape: GridShape;
  readonly ids: ReturnType<typeof useGridPlaces>['ids'];
}

function GridBody(props: GridBodyProps): ReactNode {
  const { status, role, shape, ids, order, count, size = count, title, keyOf, renderTile, texts, onReach } = props;
  if (status === 'loading') {
    return Array.from({ length: shapeRows }, (_, row) => (
      <div key={row} style={{ height: `${rowPitchRem(shape)}rem` }}>
        <SkeletonTiles role={role} count={columnsOf(role, shape.layout)} />
      </div>
    ));
  }
  if (status !== 'ready') {
    return (
      <RailMessage kind={status} texts={texts} onAction={status === 'failed' ? props.onRetry : props.onEmptyAction} />
    );
  }
  return (
    <GridRows
      shape={shape}
      ids={ids}
      order={order}
      count={count}
      size={size}
      label={title}
      keyOf={keyOf}
      renderTile={renderTile}
      onReach={onReach}
    />
  );
}
