/** What a move did to the tiles of a page until the frame that shows it. */
export interface TileChanges {
  /** Focus ids of the tiles that changed, each once, sorted. */
  readonly tiles: readonly string[];
  /** Attributes that changed on them or within them. */
  readonly attributes: readonly string[];
  /** How many nodes came or went in the page's content, tiles or not. */
  readonly nodes: number;
  /** The focus id of the tile that has the focus now. */
  readonly focused: string;
}

/** Begins to record what happens to the tiles from a key to its frame; runs inside the page and is whole in itself. */
export function watchTiles(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  const main = document.querySelector('main') as HTMLElement;
  observer.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
  let taken: readonly MutationRecord[] = [];
  const take = () => records.splice(0).concat(observer.takeRecords());
  const begin = (): void => {
    take();
    taken = [];
    requestAnimationFrame(() => {
      taken = take();
    });
  };
  window.addEventListener('keydown', begin, { capture: true });
  Object.defineProperty(window, 'tileRecords', { get: () => taken });
}

/** Tells what the last key has changed, once the focus is not `before`; runs inside the page and is whole in itself. */
export function takeTileChanges(before: string): TileChanges | null {
  const focused = document.querySelector('[data-focused]')?.getAttribute('data-focus-id') ?? before;
  if (focused === before) return null;
  const { tileRecords } = window as unknown as { readonly tileRecords: readonly MutationRecord[] };
  if (tileRecords.length === 0) return null;
  const tiles = new Set<string>();
  const attributes = new Set<string>();
  let nodes = 0;
  for (const { target, type, attributeName, addedNodes, removedNodes } of tileRecords) {
    nodes += addedNodes.length + removedNodes.length;
    const element = target instanceof Element ? target : target.parentElement;
    const tile = element?.closest('[role="listitem"] [data-focus-id]');
    if (tile === null || tile === undefined) continue;
    tiles.add(tile.getAttribute('data-focus-id') ?? '');
    attributes.add(attributeName ?? type);
  }
  return { tiles: Array.from(tiles).sort(), attributes: Array.from(attributes).sort(), nodes, focused };
}
