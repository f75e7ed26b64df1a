import type { Page, ReportFault } from '@fjernsyn/contracts';
import { type ItemDetailModel, toItemDetail } from '../item-detail-model';

/** The head of a page about one item. */
export interface DetailSection {
  readonly kind: 'detail';
  readonly id: string;
  readonly detail: ItemDetailModel;
}

/** The detail of a page's item, which the service puts into the page or into one of its entries. */
export function readDetail(page: Page, path: string, report: ReportFault): DetailSection | undefined {
  const item = page.item ?? page.entries.find((entry) => entry.item !== undefined)?.item;
  return item && { kind: 'detail', id: 'detail', detail: toItemDetail(item, report, path) };
}
