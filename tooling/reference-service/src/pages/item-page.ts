import { type CatalogueEntry, entryWithin, itemTypeOf, titleOf } from '@fjernsyn/reference-catalogue';
import { toPageItem } from '../shapes/to-expanded-item';
import { itemPath, toItemDetail } from '../shapes/to-item';
import { type PageFrame, toPage } from '../shapes/to-page';
import { toPageEntries } from '../shapes/to-page-entry';
import type { AnswerContext, Wire } from '../shapes/wire';
import { type ItemKind, itemFrames, watchFrame } from './item-frames';
import { itemRails } from './item-rails';
import type { PageRequest } from './page-request';

/**
 * The page of an item, or undefined where its path names none. With `ff=idp` the item stands in the page, else in its first entry; a show
 * is answered by its newest season.
 */
export function itemPage(request: PageRequest, context: AnswerContext): Wire | undefined {
  const [, kind, name, rest] = request.path.split('/');
  if (kind === undefined || name === undefined || rest !== undefined) return undefined;
  const entry = entryWithin(context.limit, name.slice(name.lastIndexOf('_') + 1));
  if (entry === undefined) return undefined;
  if (kind === 'se') return watchPage(request, entry, context);
  if (!isItemKind(kind) || itemTypeOf(entry) !== itemFrames[kind].type) return undefined;
  const frame: PageFrame = {
    id: itemFrames[kind].id,
    key: itemFrames[kind].key,
    path: request.path,
    canonical: itemPath(entry),
    template: itemFrames[kind].template,
    title: titleOf(entry),
    isSystemPage: true,
  };
  const item = toPageItem(entry, request.expand, context);
  const rails = toPageEntries(
    frame.id,
    itemRails(entry),
    { lists: request.prefetch, pageSize: request.pageSize },
    context,
  );
  if (request.isItemInPage) return toPage(frame, rails, { item });
  const itemEntry = {
    id: `i${entry.id}`,
    type: 'ItemEntry',
    template: 'Item Detail Standard',
    title: titleOf(entry),
    item,
  };
  return toPage(frame, [itemEntry, ...rails]);
}

/** Where an item plays: its own page without rails. */
function watchPage({ path }: PageRequest, entry: CatalogueEntry, context: AnswerContext): Wire | undefined {
  const item = toItemDetail(entry, context);
  return item.watchPath === undefined ? undefined : toPage({ ...watchFrame, path, isStatic: true }, [], { item });
}

function isItemKind(kind: string): kind is ItemKind {
  return Object.hasOwn(itemFrames, kind);
}
