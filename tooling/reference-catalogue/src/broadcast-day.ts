import { type Broadcast, fillerOn, fillSpan, type Span } from './broadcast';
import { candidatesOf } from './broadcast-candidates';
import { fillers } from './broadcast-fillers';
import { broadcastPools } from './broadcast-pools';
import { audienceOf, eventEntries, type TitleEntry } from './catalogue';
import { type ChannelKey, channels } from './channels';
import { danishMoment } from './danish-time';
import { type DayPart, dayPlans, dayStartMinute } from './day-plans';
import { eventsBetween } from './event-times';

/** A part of the day with the seed of its own chances. */
interface Draft extends Span {
  readonly part: DayPart;
  readonly seed: string;
}

const dayMinutes = 1_440;
/** When nobody talks about sport any more: half past midnight. */
const nightStartMinute = 1_470;

/**
 * What a channel shows on a day such as `2026-11-28`, from 5 in the morning to 5 in the next, on Danish clocks: without gaps or overlaps,
 * and always the same.
 */
export function broadcastDay(key: ChannelKey, date: string): readonly Broadcast[] {
  const day: Span = {
    fromAt: danishMoment(date, dayStartMinute),
    untilAt: danishMoment(date, dayStartMinute + dayMinutes),
  };
  return key === 'sport' ? sportDay(day, date) : partsOf(key, date, day).reduce(addPart(key, date), []);
}

/** The parts of a day; one that lies in the hour left out in March is left out as well. */
function partsOf(key: ChannelKey, date: string, { untilAt }: Span): readonly Draft[] {
  const { parts } = dayPlans[key];
  return parts
    .map((part, index) => {
      const next = parts[index + 1];
      return {
        part,
        seed: `${channels[key].id} ${date} ${part.atMinute}`,
        fromAt: danishMoment(date, part.atMinute),
        untilAt: next === undefined ? untilAt : danishMoment(date, next.atMinute),
      };
    })
    .filter((draft) => draft.fromAt < draft.untilAt);
}

/** Adds the broadcasts of one part to those before it. */
function addPart(key: ChannelKey, date: string) {
  return (before: readonly Broadcast[], { part, seed, fromAt, untilAt }: Draft): readonly Broadcast[] => {
    const { isLive = false, isFeatured = false, from } = part;
    if (typeof from !== 'string') return [...before, fillerOn(from, { fromAt, untilAt })];
    const isRepeat = from === 'again';
    const candidates = isRepeat ? shownAgain(before) : candidatesOf(broadcastPools[from], date, seed);
    const used = new Set(isRepeat || isLive ? [] : before.map(({ shown }) => shown.id));
    const marks = { isLive, isFeatured, isRepeat };
    return [...before, ...fillSpan({ fromAt, untilAt }, candidates, used, dayPlans[key].filler, marks)];
  };
}

/** Events at their own time; between them what the channel talks about. */
function sportDay(day: Span, date: string): readonly Broadcast[] {
  const broadcasts: Broadcast[] = [];
  let at = day.fromAt;
  const talk = (untilAt: number): void => {
    const candidates = candidatesOf(broadcastPools.sport, date, `${date} ${at}`);
    const used = new Set(broadcasts.map(({ shown }) => shown.id));
    broadcasts.push(...fillSpan({ fromAt: at, untilAt }, candidates, used, dayPlans.sport.filler));
  };
  for (const { entry, startAt, endAt } of eventsBetween(eventEntries, day.fromAt, day.untilAt)) {
    // Where two are played at once, the one that began first is shown.
    if (startAt < at || endAt > day.untilAt) continue;
    talk(startAt);
    broadcasts.push({ startAt, endAt, shown: entry, isLive: true, isRepeat: false, isFeatured: true });
    at = endAt;
  }
  const nightAt = danishMoment(date, nightStartMinute);
  if (at < nightAt) talk(nightAt);
  return [...broadcasts, fillerOn(fillers.night, { fromAt: Math.max(at, nightAt), untilAt: day.untilAt })];
}

/** What adults were shown before, the last first. */
function shownAgain(before: readonly Broadcast[]): readonly TitleEntry[] {
  const titles = before.flatMap(({ shown }) =>
    'type' in shown && shown.type !== 'event' && audienceOf(shown) === 'adults' ? [shown] : [],
  );
  return [...new Map(titles.reverse().map((entry) => [entry.id, entry])).values()];
}
