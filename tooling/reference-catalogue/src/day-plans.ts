import { type Filler, fillers } from './broadcast-fillers';
import type { broadcastPools } from './broadcast-pools';
import type { ChannelKey } from './channels';

/** A part of a channel's day: from a minute of it until the next part begins. */
export interface DayPart {
  /** On Danish clocks; the day of a channel lasts from 5 in the morning to 5 in the next, minute 1740. */
  readonly atMinute: number;
  /** A pool of titles, what was shown earlier in the day, or one filler for the whole part. */
  readonly from: keyof typeof broadcastPools | 'again' | Filler;
  readonly isLive?: boolean;
  readonly isFeatured?: boolean;
}

/** What a day on a channel is made of; its events come on top for sport. */
export interface DayPlan {
  /** Fills what no title fits into. */
  readonly filler: Filler;
  readonly parts: readonly DayPart[];
}

/** When the day of a channel begins. */
export const dayStartMinute = clock(5);

/** The plan of each channel, the same every day. */
export const dayPlans: Readonly<Record<ChannelKey, DayPlan>> = {
  one: {
    filler: fillers.soon,
    parts: [
      { atMinute: clock(5), from: fillers.night },
      { atMinute: clock(6), from: 'ramasjang' },
      { atMinute: clock(8), from: 'everyday' },
      { atMinute: clock(12), from: 'news', isLive: true },
      { atMinute: clock(12, 30), from: 'documentary' },
      { atMinute: clock(15, 30), from: 'ultra' },
      { atMinute: clock(17), from: 'everyday' },
      { atMinute: clock(18, 30), from: 'news', isLive: true, isFeatured: true },
      { atMinute: clock(19), from: 'knowledge' },
      { atMinute: clock(20), from: 'drama', isFeatured: true },
      { atMinute: clock(21), from: 'news', isLive: true },
      { atMinute: clock(21, 30), from: 'feature' },
      { atMinute: clock(25, 30), from: 'again' },
    ],
  },
  two: {
    filler: fillers.soon,
    parts: [
      { atMinute: clock(5), from: fillers.night },
      { atMinute: clock(7), from: 'knowledge' },
      { atMinute: clock(12), from: 'culture' },
      { atMinute: clock(14, 30), from: fillers.magazine },
      { atMinute: clock(15), from: 'documentary' },
      { atMinute: clock(18), from: 'culture' },
      { atMinute: clock(20), from: 'documentary', isFeatured: true },
      { atMinute: clock(22), from: 'foreign' },
      { atMinute: clock(24, 30), from: 'comedy' },
      { atMinute: clock(26), from: 'again' },
    ],
  },
  news: { filler: fillers.now, parts: newsParts() },
  children: {
    filler: fillers.asleep,
    parts: [
      { atMinute: clock(5), from: fillers.asleep },
      { atMinute: clock(6), from: 'minisjang' },
      { atMinute: clock(9), from: 'ramasjang' },
      { atMinute: clock(15), from: 'ultra' },
      { atMinute: clock(17), from: 'ramasjang' },
      { atMinute: clock(18, 30), from: 'bedtime' },
      { atMinute: clock(19), from: fillers.asleep },
    ],
  },
  stage: {
    filler: fillers.emptyStage,
    parts: [
      { atMinute: clock(5), from: fillers.emptyStage },
      { atMinute: clock(10), from: 'stage' },
      { atMinute: clock(20), from: 'stage', isFeatured: true },
      { atMinute: clock(24), from: 'again' },
    ],
  },
  sport: { filler: fillers.studio, parts: [{ atMinute: clock(5), from: 'sport' }] },
};

/** Every hour begins with the overview; what comes after it changes with the hour. */
function newsParts(): readonly DayPart[] {
  const debates = [clock(12), clock(18), clock(21), clock(23)];
  const others = [fillers.now, fillers.now, fillers.pressConference];
  return Array.from({ length: 24 }, (_, index) => clock(5 + index)).flatMap((atMinute, index): readonly DayPart[] => [
    { atMinute, from: fillers.overview },
    {
      atMinute: atMinute + 20,
      from: debates.includes(atMinute) ? 'debate' : (others[index % others.length] ?? fillers.now),
    },
  ]);
}

function clock(hours: number, minutes = 0): number {
  return hours * 60 + minutes;
}
