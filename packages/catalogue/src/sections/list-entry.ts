import type { PageEntry } from '@fjernsyn/contracts';
import { type ListModel, toListModel } from '@fjernsyn/lists';
import type { SectionPlace } from './section-reader';

const listTypes: readonly string[] = ['ListEntry', 'RecommendationEntry', 'UserEntry', 'ChannelListEntry'];

/** Whether an entry shows a list. */
export function isListEntry({ type }: Pick<PageEntry, 'type'>): boolean {
  return listTypes.includes(type);
}

/** Whether an entry shows the list of a viewer who is not there (C6.5). */
export function isOfViewerAway(
  { list, type, isProfileList }: PageEntry,
  { hasProfile }: Pick<SectionPlace, 'hasProfile'>,
): boolean {
  const isViewers = type === 'UserEntry' || isProfileList || list?.paging.authorization !== undefined;
  return isViewers && !hasProfile;
}

/** The list of an entry; undefined where it is empty, or the list of a viewer who is not there. */
export function readEntryList(
  entry: PageEntry,
  place: Pick<SectionPlace, 'report' | 'hasProfile'>,
): ListModel | undefined {
  const { list } = entry;
  if (list === undefined || list.size === 0 || isOfViewerAway(entry, place)) return undefined;
  const model = toListModel({ ...list, isProfileList: entry.isProfileList }, place.report);
  return model.state === 'loaded' && model.count === 0 ? undefined : model;
}

/** A template's name without its `DR` prefix and ` (TA)` suffix. */
export function plainTemplate({ template }: Pick<PageEntry, 'template'>): string {
  return template.replace(/ \(TA\)$/, '').replace(/^DR(?=[A-Z])/, '');
}
