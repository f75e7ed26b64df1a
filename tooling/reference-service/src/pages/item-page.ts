import { type CatalogueEntry, entriesById, titleOf } from '../catalogue/catalogue';
import { toPageItem } from '../shapes/to-expanded-item';
import { itemPath } from '../shapes/to-item';
import { type PageFrame, toPage } from '../shapes/to-page';
import { type EntryPlan, toPageEntries } from '../shapes/to-page-entry';
import type { AnswerContext, Wire } from '../shapes/wire';
import type { PageRequest } from './page-request';

const frames = {
  serie: { id: '700346', key: 'ShowDetail', type: 'show' },
  saeson: { id: '700347', key: 'SeasonDetail', type: 'season' },
  episode: { id: '700348', key: 'EpisodeDetail', type: 'episode' },
  program: { id: '700349', key: 'ProgramDetail', type: 'program' },
  kanal: { id: '700351', key: 'ChannelDetail', type: 'channel' },
} as const;

/**
 * The page of an item, or undefined where its path names none. With `ff=idp` the item stands in the page, else in its first entry; a show
 * is answered by its newest season.
 */
export function itemPage(request: PageRequest, context: AnswerContext): Wire | undefined {
  const [, kind, name, rest] = request.path.split('/');
  if (kind === undefined || name === undefined || rest !== undefined || !isItemKind(kind)) return undefined;
  const entry = entriesById.get(name.slice(name.lastIndexOf('_') + 1));
  if (entry?.type !== frames[kind].type) return undefined;
  const frame: PageFrame = {
    id: frames[kind].id,
    key: frames[kind].key,
    path: request.path,
    canonical: itemPath(entry),
    template: 'Item Detail',
    title: titleOf(entry),
    isSystemPage: true,
  };
  const item = toPageItem(entry, context);
  const rails = toPageEntries(
    frame.id,
    railPlans(entry),
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

function isItemKind(kind: string): kind is keyof typeof frames {
  return kind in frames;
}

function railPlans(entry: CatalogueEntry): readonly EntryPlan[] {
  if (entry.type === 'channel') return [];
  const isFilm = entry.type === 'program';
  return [
    { kind: 'recommendation', template: 'T1', title: 'Måske også', listId: '400014' },
    isFilm
      ? { kind: 'list', template: 'P2', title: 'Flere film', listId: '400007', more: '/kategorier/film' }
      : { kind: 'list', template: 'P2', title: 'Flere serier', listId: '400003', more: '/kategorier/serier' },
  ];
}
