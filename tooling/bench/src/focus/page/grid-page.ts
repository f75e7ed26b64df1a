/** How many tiles a page has. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Where a tile stands. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A page of rows of tiles as an app would build it, and what the app does when a tile gains focus: the same for every engine. */
export interface GridPage extends GridSize {
  readonly root: HTMLElement;
  /** The rows' own elements. */
  readonly rowElements: readonly HTMLElement[];
  tileAt(place: Place): HTMLElement;
  /** What every engine calls with the id of the tile that has gained focus: marks it, moves the page to its row, writes a line. */
  onFocus(tileId: string): void;
  /** The id of the tile that gained focus last. */
  focusedId(): string;
  /** Leaves the layout dirty, as an animation or an answer that arrives does. */
  dirty(): void;
  /** Brings style and layout up to date, as a frame does. */
  settle(): void;
}

const tileWidth = 150;
const columnWidth = 160;
const rowHeight = 130;

const styles = `
  body { margin: 0; font: 16px sans-serif; }
  .status { height: 30px; width: 300px; }
  .page { position: relative; width: 1280px; height: 690px; overflow: hidden; }
  .rows { position: absolute; left: 0; top: 0; }
  .row { position: relative; display: block; height: ${rowHeight}px; }
  .tile { position: absolute; top: 20px; width: ${tileWidth}px; height: 84px; background: #345; color: #fff; outline: none; }
  .tile.focused, .tile[data-focused] { background: #fc6; color: #000; }
`;

/** The id of a tile. */
export function tileIdOf({ row, column }: Place): string {
  return `r${row}-c${column}`;
}

/** The place that an id names. */
export function placeOf(tileId: string): Place {
  const [row, column] = tileId.slice(1).split('-c').map(Number);
  return { row: row ?? 0, column: column ?? 0 };
}

/** Builds the page; a row is a `section` and a tile can be focused, as some engines look for just that. */
export function buildGridPage({ rows, columns }: GridSize, hasTiles: boolean): GridPage {
  document.head.appendChild(document.createElement('style')).textContent = styles;
  const status = element('div', 'status', document.body);
  const page = element('div', 'page', document.body);
  const root = element('div', 'rows', page);
  const tiles = new Map<string, HTMLElement>();
  const rowElements: HTMLElement[] = [];
  for (let row = 0; row < rows && hasTiles; row++) {
    const rowElement = element('section', 'row', root);
    rowElement.id = `r${row}`;
    rowElement.style.width = `${columns * columnWidth + 20}px`;
    rowElements.push(rowElement);
    for (let column = 0; column < columns; column++) {
      const tile = element('div', 'tile', rowElement);
      tile.id = tileIdOf({ row, column });
      tile.tabIndex = 0;
      tile.style.left = `${20 + column * columnWidth}px`;
      tile.textContent = `Tile ${column}`;
      tiles.set(tile.id, tile);
    }
  }
  let focused = '';
  let dirtied = 0;
  return {
    rows,
    columns,
    root,
    rowElements,
    tileAt: (place) => tiles.get(tileIdOf(place)) as HTMLElement,
    onFocus(tileId) {
      tiles.get(focused)?.classList.remove('focused');
      tiles.get(tileId)?.classList.add('focused');
      focused = tileId;
      root.style.transform = `translateY(${-placeOf(tileId).row * rowHeight}px)`;
      status.textContent = tileId;
    },
    focusedId: () => focused,
    dirty() {
      dirtied++;
      status.textContent = `Dirty ${dirtied}`;
      status.style.width = `${300 + (dirtied % 2)}px`;
    },
    settle: () => void page.offsetTop,
  };
}

function element(name: string, className: string, parent: Element): HTMLElement {
  const made = parent.appendChild(document.createElement(name));
  made.className = className;
  return made;
}
