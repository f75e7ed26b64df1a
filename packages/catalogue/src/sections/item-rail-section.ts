import type { Item } from '@fjernsyn/contracts';
import { type RailModel, railOfItems } from '../rail-model';
import type { TileRole } from '../tile-model';
import { trailersOf } from '../trailers-of';

/** Items that came with the item of a page: its trailers, or what it is related to. */
export interface ItemRailSection {
  readonly kind: 'item-rail';
  readonly id: string;
  /** What the items are: their type where all have one, else the service's name of the relation. The screen makes a title of it. */
  readonly topic: string;
  /** Its title is empty where the service gives none. */
  readonly rail: RailModel;
}

/** The trailers of an item, or of the show that it is a part of; undefined where there are none. */
export function toTrailers(item: Item): ItemRailSection | undefined {
  const items = trailersOf(item);
  return items.length === 0 ? undefined : toItemRail('trailers', 'trailer', '', items);
}

/** What an event, a competition or a team is related to, a rail for each relation that holds anything (C3.3). */
export function toRelations({ relationships = {} }: Item): readonly ItemRailSection[] {
  const rails: ItemRailSection[] = [];
  for (const role of Object.keys(relationships)) {
    const { items = [], title = '' } = relationships[role] ?? {};
    if (items.length > 0) rails.push(toItemRail(`relation:${role}`, topicOf(items) ?? role, title, items));
  }
  return rails;
}

// The service makes up the ids of such lists: nothing can be loaded by them.
function toItemRail(id: string, topic: string, title: string, items: readonly Item[]): ItemRailSection {
  return { kind: 'item-rail', id, topic, rail: railOfItems({ id, title, role: roleOf(topic) }, items) };
}

/** The type of items that all have one. */
function topicOf(items: readonly Item[]): string | undefined {
  const type = items[0]?.type;
  return items.every((item) => item.type === type) ? type : undefined;
}

/** Who is known by a face or an emblem has a square. */
function roleOf(topic: string): TileRole {
  return topic === 'team' || topic === 'persona' ? 'square' : 'wide';
}
