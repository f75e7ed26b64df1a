import type { PageEntry } from '@fjernsyn/contracts';
import type { TileRole } from './tile-model';

/** What an entry of a page is shown as. `nothing` is left out by design, `unknown` because nobody knows it. */
export type RowKind =
  | { readonly kind: 'hero' }
  | { readonly kind: 'rail'; readonly role: TileRole }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

const listTypes: readonly string[] = ['ListEntry', 'RecommendationEntry', 'UserEntry', 'ChannelListEntry'];
/** An item stands in the page's detail; pictures and texts between rails have no place yet. */
const silentTypes: readonly string[] = ['ItemEntry', 'ItemDetailEntry', 'ImageEntry', 'TextEntry'];

const roles: readonly (readonly [RegExp, TileRole])[] = [
  [/^T[12]$/, 'wide'],
  [/^TB4$/, 'wide'],
  [/^P[12]$/, 'poster'],
  [/^S1$/, 'square'],
  [/^B\d+$/, 'block'],
  [/^TX1$/, 'link'],
  [/^EPG5$/, 'channel'],
];

/** What an entry is shown as: by a table of templates, with a tile rail for every other entry that has a list (decisions "Routes and pages"). */
export function rowKindOf(entry: Pick<PageEntry, 'type' | 'template'>): RowKind {
  if (!listTypes.includes(entry.type)) return { kind: silentTypes.includes(entry.type) ? 'nothing' : 'unknown' };
  const template = plainTemplate(entry.template);
  if (/^H\d+$/.test(template)) return { kind: 'hero' };
  return { kind: 'rail', role: roles.find(([pattern]) => pattern.test(template))?.[1] ?? 'wide' };
}

/** A template's name without its `DR` prefix and ` (TA)` suffix. */
function plainTemplate(template: string): string {
  return template.replace(/ \(TA\)$/, '').replace(/^DR(?=[A-Z])/, '');
}
