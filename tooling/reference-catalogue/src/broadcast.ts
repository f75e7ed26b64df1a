import type { Filler } from './broadcast-fillers';
import type { EventEntry, TitleEntry } from './catalogue';

/** How something is shown. */
export interface BroadcastMarks {
  readonly isLive: boolean;
  readonly isRepeat: boolean;
  readonly isFeatured: boolean;
}

/** Something that is on: from a moment to another, epoch ms. */
export interface Broadcast extends BroadcastMarks {
  readonly startAt: number;
  readonly endAt: number;
  readonly shown: TitleEntry | EventEntry | Filler;
}

/** A stretch of time, epoch ms. */
export interface Span {
  readonly fromAt: number;
  readonly untilAt: number;
}

const minuteMs = 60_000;
/** Slots begin at whole fives of minutes; what is left over and shorter than four of them goes to the last one. */
const slotMs = 5 * minuteMs;
const shortestMs = 4 * slotMs;
const plain: BroadcastMarks = { isLive: false, isRepeat: false, isFeatured: false };

/** Titles one after the other as long as one fits, each once and none that was used; then the filler. */
export function fillSpan(
  { fromAt, untilAt }: Span,
  candidates: readonly TitleEntry[],
  used: ReadonlySet<string>,
  filler: Filler,
  marks: BroadcastMarks = plain,
): readonly Broadcast[] {
  const broadcasts: Broadcast[] = [];
  const left = candidates.filter(({ id }) => !used.has(id));
  let at = fromAt;
  while (at < untilAt) {
    const startAt = at;
    const [shown] = left.splice(
      firstIndex(left, (entry) => startAt + slotOf(entry) <= untilAt),
      1,
    );
    if (shown === undefined) return [...broadcasts, fillerOn(filler, { fromAt: at, untilAt })];
    const endAt = at + slotOf(shown);
    at = untilAt - endAt < shortestMs ? untilAt : endAt;
    broadcasts.push({ startAt, endAt: at, shown, ...marks });
  }
  return broadcasts;
}

/** A filler for a whole stretch. */
export function fillerOn(shown: Filler, { fromAt, untilAt }: Span): Broadcast {
  return { ...plain, startAt: fromAt, endAt: untilAt, shown, isLive: shown.isLive === true };
}

function slotOf(entry: TitleEntry): number {
  const minutes = entry.type === 'program' ? entry.film.minutes : entry.type === 'episode' ? entry.episode.minutes : 0;
  return Math.max(1, Math.ceil((minutes * minuteMs) / slotMs)) * slotMs;
}

/** Behind the last one where none fits. */
function firstIndex<Each>(all: readonly Each[], isMeant: (each: Each) => boolean): number {
  const index = all.findIndex(isMeant);
  return index < 0 ? all.length : index;
}
