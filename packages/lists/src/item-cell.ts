import { type Item, parseItems, type ReportFault } from '@fjernsyn/contracts';

/** An item that is read when it is asked for, and then only once. */
export interface ItemCell {
  readonly id: string;
  /** The item; undefined where it proves broken after all. */
  read(): Item | undefined;
}

/** The cell of an item that has been read. */
export function toItemCell(item: Item): ItemCell {
  return { id: item.id, read: () => item };
}

/**
 * Cells of raw items, in their order. What cannot be an item is reported and left out at once, so that no rail has a gap; everything else
 * is read when a tile needs it, as reading whole pages at once costs a slow set too much.
 */
export function toRawItemCells(rawItems: readonly unknown[], report: ReportFault, at: string): readonly ItemCell[] {
  const cells: ItemCell[] = [];
  rawItems.forEach((raw, index) => {
    const id = usableId(raw);
    const parse = (): Item | undefined => parseItems([raw], report, `${at}[${index}]`)[0];
    if (id !== undefined) {
      cells.push(lazyCell(id, parse));
      return;
    }
    const item = parse();
    if (item !== undefined) cells.push(toItemCell(item));
  });
  return cells;
}

function lazyCell(id: string, parse: () => Item | undefined): ItemCell {
  let item: Item | undefined;
  let isRead = false;
  return {
    id,
    read() {
      if (!isRead) {
        item = parse();
        isRead = true;
      }
      return item;
    },
  };
}

/** The id of a raw item that has all an item must have. */
function usableId(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, type, title } = raw as Readonly<Record<string, unknown>>;
  return [id, type, title].every((text) => typeof text === 'string' && text.trim() !== '')
    ? String(id).trim()
    : undefined;
}
