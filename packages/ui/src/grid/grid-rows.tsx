import { memo, type ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { RailSlot } from '../strip/rail-slot';
import { hasEndCaption } from '../strip/strip-arithmetic';
import styles from './grid.module.css';
import { columnStartRem, columnsOf, type GridShape, rowPitchRem, rowsOf } from './grid-arithmetic';
import { type GridRowsOptions, useGridRows } from './use-grid-rows';

/** Props of {@link GridRows}. */
export interface GridRowsProps extends GridRowsOptions {
  readonly size: number;
  readonly label: string | undefined;
  readonly renderTile: (index: number) => ReactNode;
}

/** The rows of a grid that are near the screen, in a room as high as all of them. */
export function GridRows(props: GridRowsProps): ReactNode {
  const { shape, count, size, label, keyOf, renderTile } = props;
  const rows = useGridRows(props);
  const heightRem = rowsOf(count, columnsOf(shape.role, shape.layout)) * rowPitchRem(shape);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list's own margins and markers would have to be undone on each engine.
    <div className={styles.rows} style={{ height: `${heightRem}rem` }} role="list" aria-label={label}>
      {rows.map((row) => (
        <GridRow
          key={row}
          row={row}
          shape={shape}
          count={count}
          size={Math.max(count, size)}
          keyOf={keyOf}
          renderTile={renderTile}
        />
      ))}
    </div>
  );
}

interface GridRowProps {
  readonly row: number;
  readonly shape: GridShape;
  readonly count: number;
  readonly size: number;
  readonly keyOf: (index: number) => string;
  readonly renderTile: (index: number) => ReactNode;
}

/** One row; it does not render because others come or go. */
const GridRow = memo(function GridRow({ row, shape, count, size, keyOf, renderTile }: GridRowProps): ReactNode {
  const { readingDirection } = useUiSettings();
  const { role, layout } = shape;
  const columns = columnsOf(role, layout);
  const start = row * columns;
  return (
    <div className={styles.row} style={{ top: `${row * rowPitchRem(shape)}rem` }} role="presentation">
      {Array.from({ length: Math.max(0, Math.min(columns, count - start)) }, (_, column) => {
        const focusKey = keyOf(start + column);
        return (
          <RailSlot
            key={focusKey}
            focusKey={focusKey}
            index={start + column}
            count={size}
            role={role}
            startRem={columnStartRem(column, shape)}
            widthRem={layout.tiles[role].widthRem}
            hasEndCaption={hasEndCaption(role, column, 0, layout)}
            readingDirection={readingDirection}
            renderTile={renderTile}
          />
        );
      })}
    </div>
  );
});
