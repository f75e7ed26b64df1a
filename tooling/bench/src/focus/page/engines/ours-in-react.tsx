import { createFocusEngine } from '@fjernsyn/focus';
import { FocusGroup, FocusProvider, useFocusable } from '@fjernsyn/ui';
import { memo, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EngineUnderTest } from '../engine-under-test';
import { type GridSize, tileIdOf } from '../grid-page';

interface RowProps {
  readonly row: number;
  readonly columns: number;
  readonly onRender: () => void;
}

interface TileProps {
  readonly row: number;
  readonly column: number;
  readonly onRender: () => void;
}

const Tile = memo(function Tile({ row, column, onRender }: TileProps) {
  onRender();
  const { ref, props } = useFocusable<HTMLDivElement>({
    focusKey: tileIdOf({ row, column }),
    order: column,
  });
  return (
    <div ref={ref} {...props} className="tile" style={{ left: `${20 + column * 160}px` }}>
      Tile {column}
    </div>
  );
});

function Row({ row, columns, onRender }: RowProps) {
  const tiles = useMemo(() => Array.from({ length: columns }, (_, column) => column), [columns]);
  return (
    <FocusGroup kind="row" focusKey={`r${row}`} order={row} memory="nearest">
      <section className="row" style={{ width: `${columns * 160 + 20}px` }}>
        {tiles.map((column) => (
          <Tile key={column} row={row} column={column} onRender={onRender} />
        ))}
      </section>
    </FocusGroup>
  );
}

function Rows({ rows, columns, onRender }: GridSize & { readonly onRender: () => void }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={tileIdOf({ row, column: 0 })} row={row} columns={columns} onRender={onRender} />
  ));
}

/** Ours with the binding of `ui` in React: the platform's own focus in step, and each tile a component. */
export const oursInReact: EngineUnderTest = {
  entry: 'column',
  buildsTiles: true,
  mount(page) {
    const engine = createFocusEngine();
    let renders = 0;
    const onRender = (): void => {
      renders++;
    };
    const root = createRoot(page.root);
    flushSync(() =>
      root.render(
        <FocusProvider engine={engine}>
          <FocusGroup kind="column" focusKey="page">
            <Rows rows={page.rows} columns={page.columns} onRender={onRender} />
          </FocusGroup>
        </FocusProvider>,
      ),
    );
    engine.subscribe(({ to }) => {
      if (to !== null) page.onFocus(to.slice(to.lastIndexOf('/') + 1));
    });
    return {
      start() {
        engine.focus(`page/r0/${tileIdOf({ row: 0, column: 0 })}`);
        page.onFocus(tileIdOf({ row: 0, column: 0 }));
      },
      // React renders in a microtask of its own, which stands before the one that goes on here.
      async move(direction) {
        engine.move(direction);
      },
      renders: () => renders,
    };
  },
};
