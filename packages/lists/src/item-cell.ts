import { type Item, type ItemInclusion, parseItems, type ReportFault } from '@fjernsyn/contracts';

/** An item that is read when it is asked for. */
export interface ItemCell {
  readonly id: string;
  /** The item; undefined where it proves broken after all. Who asks keeps what is made of it: a page holds hundreds of items. */
  read(): Item | undefined;
  /** What goes with it on a viewer's list. */
  readonly inclusion?: ItemInclusion | undefined;
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
    if (id !== undefined) {
      cells.push(new RawCell({ id, raw, index, at, report }));
      return;
    }
    const item = parseAt({ raw, index, at, report });
    if (item !== undefined) cells.push(toItemCell(item));
  });
  return cells;
}

interface RawItem {
  readonly raw: unknown;
  readonly index: number;
  readonly at: string;
  readonly report: ReportFault;
}

function parseAt({ raw, index, at, report }: RawItem): Item | undefined {
  return parseItems([raw], report, `${at}[${index}]`)[0];
}

/** A raw item, read anew each time; its faults are reported once. */
class RawCell implements ItemCell {
  declare readonly id: string;
  declare private readonly item: RawItem;
  declare private isReported: boolean;

  constructor({ id, ...item }: RawItem & { readonly id: string }) {
    this.id = id;
    this.item = item;
    this.isReported = false;
  }

  read(): Item | undefined {
    const { item, isReported } = this;
    this.isReported = true;
    return parseAt(isReported ? { ...item, report: tellNobody } : item);
  }
}

function tellNobody(): void {
  // What is wrong with an item has been reported when it was read first.
}

/** The id of a raw item that has all an item must have. */
function usableId(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, type, title } = raw as Readonly<Record<string, unknown>>;
  return [id, type, title].every((text) => typeof text === 'string' && text.trim() !== '')
    ? String(id).trim()
    : undefined;
}
