import { isRecord } from '@fjernsyn/kernel';
import { collect } from '../wire/collect';
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
}

/** A colour of a page's entry; `opacity` from 0 to 1. */
export interface EntryColor {
  readonly color: string;
  readonly opacity: number;
}

const hexColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Themes as sent; colours that are no hex value are left out. */
export function readThemes(value: unknown): readonly Theme[] {
  return collect(value, (member): Theme | undefined => {
    const type = isRecord(member) ? readText(member.type) : undefined;
    return isRecord(member) && type !== undefined
      ? { type, colors: collect(member.colors, readThemeColor) }
      : undefined;
  });
}

/** The colour pair of an entry, whose opacity is 0 to 100 on the wire; undefined where its colour is empty or no hex value. */
export function readEntryColor(value: unknown): EntryColor | undefined {
  if (!isRecord(value)) return undefined;
  const color = readText(value.color);
  if (color === undefined || !hexColor.test(color)) return undefined;
  return { color, opacity: Math.min(100, Math.max(0, readNumber(value.opacity) ?? 100)) / 100 };
}

function readThemeColor(sent: unknown): ThemeColor | undefined {
  if (!isRecord(sent)) return undefined;
  const name = readText(sent.name);
  const value = readText(sent.value);
  if (name === undefined || value === undefined || !hexColor.test(value)) return undefined;
  return { name, value, opacity: readNumber(sent.opacity) };
}
