import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { isNoAddress, readAddress } from '../wire/address';
import { collect } from '../wire/collect';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** One stream of a channel. */
export interface LiveStream {
  /** Without the ending that names viewers in the EU. */
  readonly type: OpenEnum<'hlsURL' | 'hlsWithSubtitlesURL' | 'hlsSynURL' | 'hlsAlternativeURL' | 'dashURL'>;
  readonly url: string;
  /** For viewers elsewhere in the EU, who prefer it; the others are for viewers at home. */
  readonly isForEu: boolean;
}

/**
 * The answer of the live streams of a channel: those without an address (`na`) are left out, broken ones reported too.
 * Throws `contracts/malformed-answer` where it is no list.
 */
export function parseLiveStreams(value: unknown, report: ReportFault): readonly LiveStream[] {
  if (!Array.isArray(value)) return malformed('live streams');
  return collect(value, (sent, index): LiveStream | undefined => {
    const at = `liveStreams[${index}]`;
    if (!isRecord(sent)) return leaveOut(report, at, 'not-an-object');
    const type = readText(sent.type);
    if (type === undefined) return leaveOut(report, at, 'no-type');
    const url = readAddress(sent.link);
    if (url === undefined) return isNoAddress(sent.link) ? undefined : leaveOut(report, at, 'no-address');
    return { type: type.replace(/Eu$/, ''), url, isForEu: /Eu$/.test(type) };
  });
}
