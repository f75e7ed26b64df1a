import { asRecord } from '@fjernsyn/kernel';
import { accessModes } from './access-modes';
import type { SubtitlesPurpose } from './offered-subtitles';
import type { PlaybackPreferences } from './playback-preferences';
import type { SubtitlePreference } from './wished-subtitles';

const purposes: readonly SubtitlesPurpose[] = ['full', 'forced', 'hearing'];

/** The preferences of what was stored; what cannot be read was never chosen. */
export function parsePreferences(stored: unknown): PlaybackPreferences {
  const { accessMode, subtitles } = asRecord(stored) ?? {};
  return { accessMode: accessModes.find((mode) => mode === accessMode), subtitles: parseSubtitles(subtitles) };
}

function parseSubtitles(stored: unknown): SubtitlePreference | undefined {
  if (stored === 'off') return stored;
  const { language, label, purpose } = asRecord(stored) ?? {};
  const known = purposes.find((one) => one === purpose);
  if (typeof language !== 'string' || typeof label !== 'string' || known === undefined) return undefined;
  return { language, label, purpose: known };
}
