import type { ItemDetailModel } from '../item-detail-model';

/** The head of a page about one item. */
export interface DetailSection {
  readonly kind: 'detail';
  readonly id: string;
  readonly detail: ItemDetailModel;
}
