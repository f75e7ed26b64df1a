import { type CatalogueEntry, titlesNear } from '@fjernsyn/reference-catalogue';
import { isShown } from './is-shown';
import { toItem } from './to-item';
import type { AnswerContext, Wire } from './wire';

/** What is near to an item: titles for the same audience, those that share most genres first. A single page. */
export function toRelated(entry: CatalogueEntry, limit: number, context: AnswerContext): Wire {
  const related = titlesNear(entry)
    .filter((title) => isShown(title, context))
    .slice(0, limit);
  return {
    id: `${entry.id}-related`,
    path: '',
    items: related.map((title) => toItem(title, context)),
    size: related.length,
    paging: { total: 1, page: 1, size: limit, options: { pageSize: limit } },
  };
}
