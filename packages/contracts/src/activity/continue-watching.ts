import { isRecord } from '@fjernsyn/kernel';
import type { Item, ItemList } from '../item/item';
import { readItem, readItemList } from '../item/read-item';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { readMap } from '../wire/map';

/** What goes with an item of the continue-watching list: the episode to play, and where it belongs. */
export interface ItemInclusion {
  readonly episode?: Item | undefined;
  readonly season?: Item | undefined;
  readonly show?: Item | undefined;
}

/** The continue-watching list, and what goes with its items by their ids (C7.37). */
export interface ContinueWatchingList extends ItemList {
  /** An item may have none: then it is opened as it is. */
  readonly inclusions: Readonly<Record<string, ItemInclusion>>;
}

/** The answer of the continue-watching call. Broken inclusions are reported and left out; throws `contracts/malformed-answer`. */
export function parseContinueWatching(value: unknown, report: ReportFault): ContinueWatchingList {
  const list = readItemList(value, report, 'continueWatching') ?? malformed('continue watching');
  const { ContinueWatching: own } = list.listData;
  const sent = isRecord(own) ? own.itemInclusions : undefined;
  return { ...list, inclusions: readMap(sent, (member, id) => readInclusion(member, report, `inclusions.${id}`)) };
}

function readInclusion(value: unknown, report: ReportFault, at: string): ItemInclusion | undefined {
  if (!isRecord(value)) return undefined;
  const { episode, season, show } = value;
  return {
    episode: episode ? readItem(episode, report, `${at}.episode`) : undefined,
    season: season ? readItem(season, report, `${at}.season`) : undefined,
    show: show ? readItem(show, report, `${at}.show`) : undefined,
  };
}
