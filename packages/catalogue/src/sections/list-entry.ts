import type { PageEntry } from '@fjernsyn/contracts';
import { type ListModel, toListModel } from '@fjernsyn/lists';
import type { SectionPlace } from './section-reader';

const listTypes: readonly string[] = ['ListEntry', 'RecommendationEntry', 'UserEntry', 'ChannelListEntry'];

/** Whether an entry shows a list. */
export function isListEntry({ type }: Pick<PageEntry, 'type'>): boolean {
  return listTypes.includes(type);
}

/** The list of an entry; undefined where it is empty, or the list of a viewer who is not there. */
export function readEntryList(
  { list, type }: PageEntry,
  { report, hasProfile }: Pick<SectionPlace, 'report' | 'hasProfile'>,
): ListModel | undefined {
  if (list === undefined || list.size === 0) return undefined;
  const model = toListModel(list, report);
  const isViewers = type === 'UserEntry' || model.state === 'viewer-placeholder';
  if (isViewers && !hasProfile) return undefined;
  return model.state === 'loaded' && model.count === 0 ? undefined : model;
}

/** A template's name without its `DR` prefix and ` (TA)` suffix. */
export function plainTemplate({ template }: Pick<PageEntry, 'template'>): string {
  return template.replace(/ \(TA\)$/, '').replace(/^DR(?=[A-Z])/, '');
}
