import { type Instant, isRecord } from '@fjernsyn/kernel';
import type { Item } from '../item/item';
import { readItem } from '../item/read-item';
import { leaveOut, type ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readInstant } from '../wire/instant';

/** A broadcast slot of a channel (C3). */
export interface Programme {
  readonly id: string;
  readonly channelId: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** What is shown; without a path it cannot be opened. Undefined where the service sent nothing readable. */
  readonly item?: Item | undefined;
  readonly isLive: boolean;
  readonly isRepeat: boolean;
  readonly isFeatured: boolean;
  /** Whether the slot must not be shown outside broadcasting. */
  readonly isBlackout: boolean;
}

/** The programmes of one channel in the window that was asked for, in the order of the answer. */
export interface ChannelSchedule {
  readonly channelId: string;
  readonly startAt?: Instant | undefined;
  readonly endAt?: Instant | undefined;
  readonly programmes: readonly Programme[];
}

export const channelSchema = z.looseObject({
  channelId: field.id,
  startDate: z.transform(readInstant),
  endDate: z.transform(readInstant),
});

export const programmeSchema = z.looseObject({
  id: field.id,
  startDate: z.transform(readInstant),
  endDate: z.transform(readInstant),
  live: field.flag,
  repeat: field.flag,
  featured: field.flag,
  blackout: field.flag,
});

/**
 * The answer of the schedules call (C7.31): one entry a channel, empty for a channel nobody knows. Broken channels and programmes are
 * reported and left out. Throws `contracts/malformed-answer` where it is no list.
 */
export function parseSchedules(value: unknown, report: ReportFault): readonly ChannelSchedule[] {
  if (!Array.isArray(value)) return malformed('schedules');
  return collect(value, (member, index): ChannelSchedule | undefined => {
    const at = `schedules[${index}]`;
    if (!isRecord(member)) return leaveOut(report, at, 'not-an-object');
    const { channelId, startDate, endDate } = z.parse(channelSchema, member);
    if (channelId === undefined) return leaveOut(report, at, 'no-id');
    const programmes = collect(member.schedules, (sent, slot) =>
      readProgramme(sent, channelId, report, `${at}.schedules[${slot}]`),
    );
    return { channelId, startAt: startDate, endAt: endDate, programmes };
  });
}

function readProgramme(value: unknown, channelId: string, report: ReportFault, at: string): Programme | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const { id, startDate: startAt, endDate: endAt, live, repeat, featured, blackout } = z.parse(programmeSchema, value);
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return leaveOut(report, at, 'no-time', id);
  const ownId = id ?? `${channelId}_${startAt}`;
  return {
    id: ownId,
    channelId,
    startAt,
    endAt,
    item: readProgrammeItem(value.item, ownId, report, `${at}.item`),
    isLive: live === true,
    isRepeat: repeat === true,
    isFeatured: featured === true,
    isBlackout: blackout === true,
  };
}

/** What a slot shows may lack what an item needs: it takes the slot's id, and is a programme. */
function readProgrammeItem(value: unknown, id: string, report: ReportFault, at: string): Item | undefined {
  if (!isRecord(value)) return undefined;
  return readItem({ ...value, id: value.id ?? id, type: value.type ?? 'program' }, report, at);
}
