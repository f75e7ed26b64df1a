import {
  type Broadcast,
  broadcastDay,
  type ChannelKey,
  type ChannelTitle,
  channels,
  danishDate,
  daysAfter,
  isWithin,
  zonedTime,
} from '@fjernsyn/reference-catalogue';
import { wireDate } from './dates';
import { toProgrammeItem } from './to-programme-item';
import type { AnswerContext, Wire } from './wire';

/** Which part of the schedules: from a moment to another, epoch ms. */
export interface ScheduleRequest {
  readonly channelIds: readonly string[];
  readonly fromAt: number;
  readonly untilAt: number;
  /** Whether a programme counts that only reaches into the window. */
  readonly intersects: boolean;
  /** At most so many programmes of a channel. */
  readonly limit?: number | undefined;
}

/** The schedules of channels in the order in which they were asked for; a channel that nobody knows has no programmes (C7.31). */
export function toSchedules(request: ScheduleRequest, context: AnswerContext): readonly Wire[] {
  return request.channelIds.map((channelId) => {
    // Programmes above the viewer's limit are left out, and their time stays empty.
    const key = keyOf(channelId);
    const toDate = key === 'two' ? wireDate : secondDate;
    const broadcasts = key === undefined ? [] : broadcastsOf(key, request);
    return {
      channelId,
      startDate: toDate(request.fromAt),
      endDate: toDate(request.untilAt),
      schedules: broadcasts
        .filter((broadcast) => isShown(broadcast, key as ChannelKey, context))
        .map((broadcast) => toProgramme(broadcast, key as ChannelKey, toDate, context)),
    };
  });
}

function broadcastsOf(key: ChannelKey, { fromAt, untilAt, intersects, limit }: ScheduleRequest): readonly Broadcast[] {
  // The day of a channel begins at 5, so the first hours of a window may belong to the day before.
  const first = daysAfter(danishDate(fromAt), -1);
  const dates = [0, 1, 2].map((days) => daysAfter(first, days));
  return dates
    .flatMap((date) => broadcastDay(key, date))
    .filter(({ startAt, endAt }) =>
      intersects ? startAt < untilAt && endAt > fromAt : startAt >= fromAt && endAt <= untilAt,
    )
    .slice(0, limit);
}

/** A programme without a title of the catalogue is as its channel is. */
function isShown({ shown }: Broadcast, key: ChannelKey, { limit }: AnswerContext): boolean {
  if (limit === undefined) return true;
  return isWithin(limit, 'type' in shown ? shown : { id: channels[key].id, type: 'channel', channel: channels[key] });
}

function toProgramme(
  broadcast: Broadcast,
  key: ChannelKey,
  toDate: (at: number) => string,
  context: AnswerContext,
): Wire {
  const { startAt, endAt, shown, isLive, isRepeat, isFeatured } = broadcast;
  const channel: ChannelTitle = channels[key];
  return {
    id: `${channel.id}_${secondDate(startAt).replace(/\D/g, '').slice(0, 12)}`,
    channelId: channel.id,
    startDate: toDate(startAt),
    endDate: toDate(endAt),
    startTimeInDefaultTimeZone: zonedTime(startAt),
    endTimeInDefaultTimeZone: zonedTime(endAt),
    live: isLive,
    repeat: isRepeat,
    ...(isFeatured && { featured: true }),
    ...('isBlackout' in shown && { blackout: true }),
    item: {
      ...toProgrammeItem(broadcast, key, context),
      broadcastChannel: channel.title,
      broadcastChannelStart: secondDate(startAt),
      customFields: { BroadcastChannel: channel.shortCode },
    },
  };
}

function keyOf(channelId: string): ChannelKey | undefined {
  return (Object.keys(channels) as ChannelKey[]).find((key) => channels[key].id === channelId);
}

function secondDate(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
