import { type Instant, isRecord } from '@fjernsyn/kernel';
import { collect } from '../wire/collect';
import { readFlag } from '../wire/flag';
import { readInstant } from '../wire/instant';
import { readNumber } from '../wire/number';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';

/** One colour of a theme, by name; `value` as `#rrggbb`, `opacity` from 0 to 1. */
export interface ThemeColor {
  readonly name: OpenEnum<'Primary' | 'Secondary' | 'Tertiary'>;
  readonly value: string;
  readonly opacity?: number | undefined;
}

/** The colours of a page, list or item; any of the named ones may be missing (C3.14). */
export interface Theme {
  readonly type: OpenEnum<'Background' | 'Text' | 'Custom'>;
  readonly colors: readonly ThemeColor[];
  /** From when, and until when, they count; undefined for always. */
  readonly startsAt?: Instant | undefined;
  readonly endsAt?: Instant | undefined;
  /** Whether nothing but these colours counts meanwhile. */
  readonly isBlackout: boolean;
}

/** A colour of a page's entry; `opacity` from 0 to 1. */
export interface EntryColor {
  readonly color: string;
  readonly opacity: number;
}

/** The colour as `#rgb` or `#rrggbb`, where 3 or 6 hex digits are left once all else is taken out of a text (C5.14). */
export function readHexColor(value: unknown): string | undefined {
  const digits = (readText(value) ?? '').replace(/[^\da-f]/gi, '');
  return digits.length === 3 || digits.length === 6 ? `#${digits}` : undefined;
}

/** Themes as sent; colours that are no hex value are left out. */
export function readThemes(value: unknown): readonly Theme[] {
  return collect(value, (member): Theme | undefined => {
    const type = isRecord(member) ? readText(member.type) : undefined;
    if (!isRecord(member) || type === undefined) return undefined;
    return {
      type,
      colors: collect(member.colors, readThemeColor),
      startsAt: readInstant(member.startDate),
      endsAt: readInstant(member.endDate),
      isBlackout: readFlag(member.blackout) === true,
    };
  });
}

/** The colour pair of an entry, whose opacity is 0 to 100 on the wire; undefined where its colour is empty or no hex value. */
export function readEntryColor(value: unknown): EntryColor | undefined {
  if (!isRecord(value)) return undefined;
  const color = readHexColor(value.color);
  if (color === undefined) return undefined;
  return { color, opacity: Math.min(100, Math.max(0, readNumber(value.opacity) ?? 100)) / 100 };
}

function readThemeColor(sent: unknown): ThemeColor | undefined {
  if (!isRecord(sent)) return undefined;
  const name = readText(sent.name);
  const value = readHexColor(sent.value);
  if (name === undefined || value === undefined) return undefined;
  return { name, value, opacity: readNumber(sent.opacity) };
}
