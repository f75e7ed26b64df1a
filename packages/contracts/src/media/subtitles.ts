import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import { readAddress } from '../wire/address';
import { collect } from '../wire/collect';
import { readFlag } from '../wire/flag';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** Subtitles beside or inside a media file (C3.12). */
export interface Subtitles {
  readonly language: OpenEnum<'DanishLanguageSubtitles' | 'ForeignLanguageSubtitles' | 'CombinedLanguageSubtitles'>;
  /** Such as `text/vtt`, without parameters. */
  readonly format?: string | undefined;
  /** Undefined where the subtitles are in the stream alone. `isEmbedded` says nothing about it: it is true beside links too. */
  readonly link?: string | undefined;
  readonly isEmbedded: boolean;
  readonly isHardSubs: boolean;
}

/** The subtitles of a media file; those without a language are reported and left out. */
export function readSubtitles(value: unknown, report: ReportFault, at: string): readonly Subtitles[] {
  return collect(value, (sent, index): Subtitles | undefined => {
    if (!isRecord(sent)) return leaveOut(report, `${at}[${index}]`, 'not-an-object');
    const language = readText(sent.language);
    if (language === undefined) return leaveOut(report, `${at}[${index}]`, 'no-type');
    return {
      language,
      format: readText(sent.format)?.split(';')[0]?.trim().toLowerCase(),
      link: readAddress(sent.link),
      isEmbedded: readFlag(sent.isEmbedded) === true,
      isHardSubs: readFlag(sent.isHardSubs) === true,
    };
  });
}
