import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import { collect } from '../wire/collect';
import { readNumber } from '../wire/number';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** A part of a film that can be skipped, or where its end begins; in seconds (C3.13). */
export interface TimeCode {
  readonly type: OpenEnum<'Intro' | 'Summary' | 'EndCredit'>;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The time codes of a media file; those without a type or a span of time are reported and left out. */
export function readTimeCodes(value: unknown, report: ReportFault, at: string): readonly TimeCode[] {
  return collect(value, (sent, index): TimeCode | undefined => {
    if (!isRecord(sent)) return leaveOut(report, `${at}[${index}]`, 'not-an-object');
    const type = readText(sent.timeCodeType);
    if (type === undefined) return leaveOut(report, `${at}[${index}]`, 'no-type');
    const startSeconds = readNumber(sent.startTime) ?? -1;
    const endSeconds = readNumber(sent.endTime) ?? startSeconds + (readNumber(sent.duration) ?? 0);
    if (startSeconds < 0 || endSeconds <= startSeconds) return leaveOut(report, `${at}[${index}]`, 'no-time');
    return { type, startSeconds, endSeconds };
  });
}
